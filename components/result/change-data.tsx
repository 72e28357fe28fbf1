import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useGo } from '@/components/shell/use-go';
import { href, parsePath } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';

/** The Navigation API, which TypeScript's DOM does not know everywhere yet. */
interface NavigationHistory {
  entries(): { url: string | null }[];
  currentEntry: { index: number } | null;
}

/**
 * True when one step back in history is the calculator, scrolled as it was left. Browsers that do
 * not tell the previous address are believed when there is a history at all.
 */
function isCalculatorBehind(): boolean {
  const { navigation } = window as { navigation?: NavigationHistory };
  if (!navigation?.currentEntry) return window.history.length > 1;
  const previous = navigation.entries()[navigation.currentEntry.index - 1]?.url;
  return previous ? parsePath(new URL(previous).pathname).route.page === 'home' : false;
}

interface ChangeDataProps {
  siteCode: SiteCode;
  /** A shared result has nothing to change: it leads to the visitor's own calculator. */
  isShared: boolean;
  testId?: string;
  className: string;
}

/** Back to the entries. */
export function ChangeData({ siteCode, isShared, testId, className }: ChangeDataProps) {
  const t = useTranslations();
  const router = useRouter();
  const go = useGo();
  function handleClick() {
    if (!isShared && isCalculatorBehind()) router.back();
    else go(href(siteCode, { page: 'home' }));
  }
  return (
    <button
      type="button"
      data-testid={testId}
      className={`btn h-auto min-h-13 max-w-full px-2.5 py-2 text-[0.9375rem] ${className}`}
      onClick={handleClick}
    >
      {isShared ? t('result.ownCalculation') : t('result.changeData')}
    </button>
  );
}
