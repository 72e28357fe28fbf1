import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { linkTarget } from '@/lib/articles/links';
import { articleFigures, type ArticleFigure } from '@/lib/articles/render';
import type { SiteCode } from '@/lib/site/sites';

interface ProseProps {
  tree: Root;
  siteCode: SiteCode;
  /** Replaces `<aside>`: the box with the link to the calculator. */
  calculatorBox?: ReactNode;
  /** Replaces `<figure>`: parts of the text that are components. */
  figureOf?: (figure: ArticleFigure) => ReactNode;
  className?: string;
}

const sourcePrefix = '#source-';

/** Renders a text as React elements instead of innerHTML, which Trusted Types would block. */
export function Prose(props: ProseProps) {
  const { tree, siteCode, calculatorBox, figureOf, className = '' } = props;
  const t = useTranslations();
  const components = {
    a: ({ href = '', children }: ComponentProps<'a'>) => {
      if (href.startsWith(sourcePrefix)) {
        return (
          <sup>
            <a
              href={href}
              aria-label={t('article.source', { number: href.slice(sourcePrefix.length) })}
            >
              {children}
            </a>
          </sup>
        );
      }
      const internal = linkTarget(siteCode, href);
      // Spec section 8: a link to an unknown page becomes plain text.
      if (internal === null && href.startsWith('page:')) return <>{children}</>;
      return internal ? (
        <a href={internal}>{children}</a>
      ) : (
        <a href={href} rel="noopener">
          {children}
        </a>
      );
    },
    aside: () => <>{calculatorBox}</>,
    figure: (figure: ComponentProps<'figure'> & { 'data-part'?: string }) => {
      const name = articleFigures.find((known) => known === figure['data-part']);
      return <>{name && figureOf?.(name)}</>;
    },
    table: ({ children, ...name }: ComponentProps<'table'> & { 'data-testid'?: string }) => (
      <div className="prose-table" tabIndex={0} role="group">
        <table data-testid={name['data-testid']}>{children}</table>
      </div>
    ),
  };
  return (
    <div className={`prose-text ${className}`}>
      {toJsxRuntime(tree, { Fragment, jsx, jsxs, components })}
    </div>
  );
}
