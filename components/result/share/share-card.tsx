import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePersonWords } from '@/components/result/print/paper-recap';
import { usePaperTexts } from '@/components/result/print/use-paper-texts';
import type { ShownResult } from '@/components/result/use-shown';
import { useDialogBehaviour } from '@/components/ui/dialog-behaviour';
import { CloseIcon } from '@/components/ui/icons';
import { trackClick } from '@/lib/browser/analytics';
import { saveFile } from '@/lib/browser/save-file';
import { canShareFile, openShareSheet } from '@/lib/browser/share';
import { cardSize, type CardDrawing } from './draw-share-card';
import { useDrawnCard } from './use-drawn-card';

interface ShareCardProps {
  shown: ShownResult;
  onClosed: () => void;
}

/** Size of the curve; the card draws it twice as large. */
const curveSize = { width: 468, height: 210 };

/**
 * The content of the picture. It is seen without the page, so every time has its date.
 * @param hasBody whether gender and weight are shown
 */
function useShareCardTexts(shown: ShownResult, hasBody: boolean): CardDrawing {
  const t = useTranslations();
  const { title, answer, others, curveOf } = usePaperTexts(shown);
  const person = usePersonWords(shown);
  const [likely] = others;
  // Where any alcohol is forbidden: the level from which penalties begin, and when it is reached.
  const hasPenalties = shown.answer.penaltiesMin !== null && shown.answer.open.length === 0;
  const penalties = hasPenalties ? others.at(-1) : undefined;
  return {
    name: t('app.name'),
    title,
    person: hasBody ? person : '',
    lead: answer.label,
    answer: answer.value,
    note: answer.note,
    limit: penalties
      ? `${penalties.label} ${penalties.value}`
      : t('result.paper.limit', { limit: shown.limitWithName }),
    likely: likely ? [`${likely.label} ${likely.value}`, likely.note] : [],
    disclaimer: t('result.card.disclaimer'),
    curve: curveOf(curveSize),
  };
}

/** The dialog with the picture of a result, its options and the button to share or save it. */
export function ShareCard({ shown, onClosed }: ShareCardProps) {
  const t = useTranslations();
  const [hasBody, setHasBody] = useState(false);
  const card = useShareCardTexts(shown, hasBody);
  const words = [card.title, card.person, card.lead, card.answer, card.limit, card.disclaimer];
  const spoken = words.filter(Boolean).join('. ');
  const [canvas, file] = useDrawnCard(card, spoken);
  // Closes without animation: the dialog could not be reopened while one runs.
  const { dialogRef, dialogProps } = useDialogBehaviour({ onDismiss: onClosed, onClosed });

  async function handleShare() {
    if (!(file instanceof File)) return;
    const outcome = canShareFile(file) ? await openShareSheet({ files: [file] }) : 'failed';
    if (outcome === 'cancelled') return;
    if (outcome === 'failed') saveFile(file);
    trackClick('share result', 'picture');
    onClosed();
  }

  return (
    <dialog
      ref={dialogRef}
      {...dialogProps}
      aria-labelledby="share-card-title"
      data-testid="share-card-dialog"
      className="m-auto max-h-[92dvh] w-[min(26rem,calc(100vw-1rem))] overflow-y-auto rounded-box bg-base-100 p-4 text-base-content backdrop:bg-black/60"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 id="share-card-title" className="font-semibold">
          {t('result.card.title')}
        </h2>
        <button
          type="button"
          className="btn btn-square size-11 btn-ghost"
          aria-label={t('picker.close')}
          onClick={onClosed}
        >
          <CloseIcon />
        </button>
      </div>
      <canvas
        ref={canvas}
        {...cardSize}
        role="img"
        aria-label={spoken}
        className="mx-auto mt-2 h-auto max-h-[55dvh] w-auto max-w-full rounded-field"
      />
      <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          data-testid="share-card-body"
          className="toggle shrink-0 toggle-info"
          checked={hasBody}
          onChange={(event) => setHasBody(event.currentTarget.checked)}
        />
        <span>{t('result.card.body')}</span>
      </label>
      {file === 'failed' ? (
        <p role="alert" className="mt-2">
          {t('result.card.failed')}
        </p>
      ) : (
        <button
          type="button"
          data-testid="share-card-send"
          className="btn mt-2 h-auto min-h-12 w-full py-2 btn-info"
          disabled={file === null}
          onClick={() => void handleShare()}
        >
          {file && canShareFile(file) ? t('result.card.share') : t('result.card.save')}
        </button>
      )}
    </dialog>
  );
}
