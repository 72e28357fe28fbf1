import { SiteLink } from '@/components/shell/site-link';
import type { Evening } from '@/lib/evening/evening';
import { homeFields } from '@/lib/site/home-fields';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import type { ResultSource } from './result-source';
import type { ResultTexts } from './result-texts';
import { useRecap } from './use-recap';

interface RecapProps {
  siteCode: SiteCode;
  source: ResultSource;
  evening: Evening;
  texts: ResultTexts;
}

/**
 * What the answer was made of, in one line: whose body, which drinks, when. Each part leads to its
 * field; of a shared result, which has none here, it is text.
 */
export function Recap({ siteCode, source, evening, texts }: RecapProps) {
  const parts = useRecap(siteCode, source, evening, texts);
  return (
    <p data-testid="recap" className="num flex flex-wrap items-center gap-x-2 text-sm text-quiet">
      {parts.map(({ field, text }, index) => (
        <span key={`${index} ${text}`} className="inline-flex max-w-full items-center gap-x-2">
          {source.isShared ? (
            <span>{text}</span>
          ) : (
            <SiteLink
              href={`${href(siteCode, { page: 'home' })}#${homeFields[field]}`}
              className="inline-flex min-h-11 min-w-0 items-center pointer-fine:min-h-8 pointer-coarse:@max-xs:min-h-[44px] underline decoration-current/40 underline-offset-4 hover:decoration-current"
            >
              <span>{text}</span>
            </SiteLink>
          )}
          {index < parts.length - 1 && <span aria-hidden="true">·</span>}
        </span>
      ))}
    </p>
  );
}
