'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onDemand } from '@/components/ui/on-demand';
import { whenQuiet } from '@/lib/browser/when-quiet';
import type { PaperInput } from './paper-input';

/** Few results are printed, but a print waits for nothing: it is loaded ahead, once the page is quiet. */
const printPage = onDemand(() => import('./print-page').then(({ PrintPage }) => PrintPage));

/**
 * The result as a sheet of paper, only while it is printed. Before it could be loaded the page prints as
 * it stands (app/globals.css hides what stands beside a sheet).
 */
export function PrintOnDemand(input: PaperInput) {
  const [isPrinting, setIsPrinting] = useState(false);
  const [PrintPage, load] = printPage.usePart();

  useEffect(() => {
    whenQuiet(load);
    // The browser draws the sheet right after these events.
    const handlePrint = () => flushSync(() => setIsPrinting(true));
    const handleDone = () => setIsPrinting(false);
    window.addEventListener('beforeprint', handlePrint);
    window.addEventListener('afterprint', handleDone);
    return () => {
      window.removeEventListener('beforeprint', handlePrint);
      window.removeEventListener('afterprint', handleDone);
    };
  }, [load]);

  return isPrinting && PrintPage ? <PrintPage {...input} /> : null;
}
