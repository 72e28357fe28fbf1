import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

interface ResultHeaderProps {
  /** The state of the evening in one sentence; a blank line until it is known. */
  sentence?: string;
  /** The sentence leads, because there is no clock. */
  isLead?: boolean;
  /** The share button; a blank square until there is something to share. */
  children?: ReactNode;
}

/** Page title, current state, and the share button. */
export function ResultHeader({ sentence, isLead = false, children }: ResultHeaderProps) {
  const t = useTranslations();
  // No empty heading for screen readers.
  const Sentence = sentence ? 'h2' : 'p';
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 @max-[14rem]:block">
      <h1 className="text-xs text-quiet">{t('result.title')}</h1>
      {sentence !== '' && (
        <Sentence
          data-testid="phase-title"
          className={`row-start-2 ${isLead ? 'panel-state col-span-full' : 'leading-snug font-semibold text-balance'}`}
        >
          <span>{sentence ?? '\u00a0'}</span>
        </Sentence>
      )}
      <div className={`col-start-2 row-start-1 ${isLead ? '' : 'row-span-2'}`}>
        {children ?? <span className="block size-11" />}
      </div>
    </header>
  );
}
