import { SiteLink } from '@/components/shell/site-link';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';

interface ResultNoticeProps {
  siteCode: SiteCode;
  testId: string;
  title: string;
  text: string;
  /** Label of the link to the calculator. */
  action: string;
}

/** Shown instead of a result: a title, a reason and a link to the calculator. */
export function ResultNotice({ siteCode, testId, title, text, action }: ResultNoticeProps) {
  return (
    <section data-testid={testId} className="mx-auto my-8 max-w-md text-center sm:my-14">
      <p className="num text-6xl leading-none font-semibold text-quiet" aria-hidden="true">
        –.––
      </p>
      <h2 className="mt-5 text-xl font-semibold text-base-content">{title}</h2>
      <p className="mt-2 text-quiet">{text}</p>
      <SiteLink
        href={href(siteCode, { page: 'home' })}
        className="btn btn-info mt-6 min-h-11 w-full"
      >
        {action}
      </SiteLink>
    </section>
  );
}
