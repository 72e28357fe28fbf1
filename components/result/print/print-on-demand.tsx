import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShownResult } from '@/components/result/use-shown';
import { onDemand } from '@/components/ui/on-demand';
import { whenQuiet } from '@/components/ui/when-quiet';

/** Prefetched once the page is idle: printing cannot wait for it. */
const printPage = onDemand(() => import('./print-page').then(({ PrintPage }) => PrintPage));

/**
 * The printed sheet, mounted only while printing. If it is not loaded by then, the page itself is
 * printed (print-page.css hides everything else once the sheet is there).
 */
export function PrintOnDemand({ shown }: { shown: ShownResult }) {
  const [isPrinting, setIsPrinting] = useState(false);
  const [PrintPage, load] = printPage.usePart();

  useEffect(() => {
    whenQuiet(load);
    // Synchronous: the browser captures the page right after these events.
    const handlePrint = () => flushSync(() => setIsPrinting(true));
    const handleDone = () => setIsPrinting(false);
    window.addEventListener('beforeprint', handlePrint);
    window.addEventListener('afterprint', handleDone);
    return () => {
      window.removeEventListener('beforeprint', handlePrint);
      window.removeEventListener('afterprint', handleDone);
    };
  }, [load]);

  return isPrinting && PrintPage ? <PrintPage shown={shown} /> : null;
}
