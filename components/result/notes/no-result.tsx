import { ResultHeader } from '@/components/result/result-header';
import type { NoEvening } from '@/lib/evening/evening';
import type { SiteCode } from '@/lib/site/sites';
import { ResultEmpty } from './result-empty';
import { ResultTooLong } from './result-too-long';
import { ResultUnclear } from './result-unclear';

interface NoResultProps {
  siteCode: SiteCode;
  reason: NoEvening;
}

/** Shown instead of a result: why there is none, and a link to the entries. */
export function NoResult({ siteCode, reason }: NoResultProps) {
  return (
    <div className="lcd sky">
      <div className="frame @container min-h-dvh pt-2 pb-10 sm:pt-4">
        <ResultHeader />
        {reason === 'tooLong' && <ResultTooLong siteCode={siteCode} />}
        {reason === 'lastDrinkAfter' && <ResultUnclear siteCode={siteCode} />}
        {(reason === 'empty' || reason === 'noAlcohol') && (
          <ResultEmpty siteCode={siteCode} isWithoutAlcohol={reason === 'noAlcohol'} />
        )}
      </div>
    </div>
  );
}
