import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useGo } from '@/components/shell/use-go';
import { href, parsePath } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';

/** The part of the Navigation API that is used here; TypeScript's DOM types lack it. */
interface NavigationHistory {
  entries(): { url: string | null }[];
  currentEntry: { index: number } | null;
}

/** True when going back leads to the calculator; without the Navigation API any history counts. */
function isCalculatorBehind(): boolean {
  const { navigation } = window as { navigation?: NavigationHistory };
  if (!navigation?.currentEntry) return window.history.length > 1;
  const previous = navigation.entries()[navigation.currentEntry.index - 1]?.url;
  return previous ? parsePath(new URL(previous).pathname).route.page === 'home' : false;
}

interface ChangeDataProps {
  siteCode: SiteCode;
  /** A shared result cannot be edited: the button opens the visitor's own calculator instead. */
  isOwn: boolean;
  className: string;
}

/** Button that leads back to the entries. */
export function ChangeData({ siteCode, isOwn, className }: ChangeDataProps) {
  const t = useTranslations();
  const router = useRouter();
  const go = useGo();
  function handleClick() {
    if (isOwn && isCalculatorBehind()) router.back();
    else go(href(siteCode, { page: 'home' }));
  }
  return (
    <button
      type="button"
      data-testid="change-data"
      className={`btn h-auto min-h-13 max-w-full px-4 py-2 text-base ${className}`}
      onClick={handleClick}
    >
      {isOwn ? t('result.changeData') : t('result.ownCalculation')}
    </button>
  );
}
