import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

interface ResultHeaderProps {
  /** The state of the evening in one sentence; a blank line until it is known. */
  sentence?: string;
  /** The share buttons; a blank square until there is something to share. */
  children?: ReactNode;
  /** What the result was computed from. */
  recap?: ReactNode;
  /** What the share link reveals, and that the result is of one. */
  note?: ReactNode;
}

/** Page title, current state, recap and notes. */
export function ResultHeader({ sentence, children, recap, note }: ResultHeaderProps) {
  const t = useTranslations();
  // No empty heading for screen readers.
  const Sentence = sentence ? 'h2' : 'p';
  return (
    <header className="pt-3 pb-2 sm:pt-6">
      <div className="flex items-start gap-3 @max-xs:flex-wrap">
        <div className="min-w-0 grow @max-xs:basis-full">
          <h1 className="text-sm text-quiet">{t('result.title')}</h1>
          <Sentence
            data-testid="phase-title"
            className="text-[clamp(1.125rem,7cqi,1.375rem)] leading-tight font-semibold tracking-tight text-balance sm:text-[2rem]"
          >
            <span>{sentence ?? '\u00a0'}</span>
          </Sentence>
        </div>
        {children ?? <span className="size-11" />}
      </div>
      <div>{recap}</div>
      <div>{note}</div>
    </header>
  );
}
