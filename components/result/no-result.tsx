import type { SiteCode } from '@/lib/site/sites';
import { ResultEmpty } from './result-empty';
import { ResultHeader } from './result-header';
import { ResultTooLong } from './result-too-long';

interface NoResultProps {
  siteCode: SiteCode;
  /** The sittings last more than a day; else nothing was drunk. */
  isTooLong: boolean;
}

/** In the place of a result that cannot be: why, and the way to the entries. */
export function NoResult({ siteCode, isTooLong }: NoResultProps) {
  return (
    <div className="min-h-dvh pb-10">
      <ResultHeader />
      {isTooLong ? <ResultTooLong siteCode={siteCode} /> : <ResultEmpty siteCode={siteCode} />}
    </div>
  );
}
