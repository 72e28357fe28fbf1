import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { SiteLink } from '@/components/shell/site-link';
import { linkTarget } from '@/lib/articles/links';
import { markdownTree } from '@/lib/articles/markdown';
import type { SiteCode } from '@/lib/site/sites';

interface ProseProps {
  markdown: string;
  siteCode: SiteCode;
  /** True where the text is the page: its first heading is then the h1, else an h2. */
  isPage?: boolean;
}

/** Article Markdown as React elements: no innerHTML, so that Trusted Types can be required. */
export function Prose({ markdown, siteCode, isPage = false }: ProseProps) {
  const components = {
    a: ({ href = '', children }: ComponentProps<'a'>) => {
      const internal = linkTarget(siteCode, href);
      // Spec section 8: an unknown internal target is plain text.
      if (internal === null && href.startsWith('page:')) return <>{children}</>;
      return internal ? (
        <SiteLink href={internal}>{children}</SiteLink>
      ) : (
        <a href={href} rel="noopener">
          {children}
        </a>
      );
    },
    table: ({ children }: ComponentProps<'table'>) => (
      <div className="prose-table" tabIndex={0} role="group">
        <table>{children}</table>
      </div>
    ),
    ...(isPage ? {} : { h1: 'h2' as const, h2: 'h3' as const, h3: 'h4' as const }),
  };
  return (
    <div className="prose-text">
      {toJsxRuntime(markdownTree(markdown), { Fragment, jsx, jsxs, components })}
    </div>
  );
}
