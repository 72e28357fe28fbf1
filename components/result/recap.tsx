import { SiteLink } from '@/components/shell/site-link';
import { homeFields } from '@/lib/site/home-fields';
import { href } from '@/lib/site/routes';
import type { ShownResult } from './result-parts';
import { useRecap } from './use-recap';

/**
 * What the result was computed from, in one line: person, drinks, times. Each part links to its
 * field on the home page; in a shared result it is plain text.
 */
export function Recap({ shown }: { shown: ShownResult }) {
  const parts = useRecap(shown);
  return (
    <p data-testid="recap" className="num flex flex-wrap items-center gap-x-2 text-sm text-quiet">
      {parts.map(({ field, text }, index) => (
        <span key={`${index} ${text}`} className="inline-flex max-w-full items-center gap-x-2">
          {shown.source.origin !== 'own' ? (
            <span>{text}</span>
          ) : (
            <SiteLink
              href={`${href(shown.siteCode, { page: 'home' })}#${homeFields[field]}`}
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
