import type { Evening } from '@/lib/evening/evening';
import type { SiteCode } from '@/lib/site/sites';
import type { ResultSource } from './result-source';
import type { ResultTexts } from './result-texts';

/** What a sheet of paper and a picture to share are made of: the same result as on the screen. */
export interface PaperInput {
  siteCode: SiteCode;
  source: Pick<ResultSource, 'model' | 'catalog' | 'place'>;
  evening: Evening;
  texts: ResultTexts;
  /** "0.2 ‰, Poland" */
  limitWithName: string;
  /** The present minute, milliseconds since 1970. */
  nowMs: number;
}
