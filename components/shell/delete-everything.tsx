'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onDemand } from '@/components/ui/on-demand';
import type { DeleteQuestion } from './delete-question';

const question = onDemand(() => import('./delete-question').then((part) => part.DeleteQuestion));

/** Deletes all data stored on the device, after a confirmation, which is loaded on demand. */
export function DeleteEverything({ className }: { className: string }) {
  const t = useTranslations();
  const [Question, setQuestion] = useState<typeof DeleteQuestion | null>(null);
  const ask = useRef<HTMLButtonElement>(null);

  function handleEnd() {
    flushSync(() => setQuestion(null));
    ask.current?.focus();
  }

  if (Question) return <Question onEnd={handleEnd} />;
  return (
    <button
      ref={ask}
      type="button"
      data-testid="delete-everything"
      className={className}
      onClick={() => void question.whenThere((part) => setQuestion(() => part))}
    >
      {t('shell.deleteAll.action')}
    </button>
  );
}
