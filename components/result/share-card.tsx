import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import { useDialogBehaviour } from '@/components/ui/dialog-behaviour';
import { trackClick } from '@/lib/browser/analytics';
import {
  canSharePicture,
  pictureFile,
  savePicture,
  sharePicture,
} from '@/lib/browser/share-picture';
import { cardSize, drawShareCard } from './draw-share-card';
import type { PaperInput } from './paper-input';
import { useShareCardWords } from './share-card-words';

export interface ShareCardProps {
  input: PaperInput;
  onClosed: () => void;
}

/** The picture of a result, what is on it, and the ways to hand it on. */
export function ShareCard({ input, onClosed }: ShareCardProps) {
  const t = useTranslations();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasBody, setHasBody] = useState(false);
  /** Made ahead: a share sheet opens only at once after a press. Null while it is made. */
  const [file, setFile] = useState<File | 'failed' | null>(null);
  const card = useShareCardWords(input, hasBody);
  // It goes at once: what closes slowly could not be opened again meanwhile.
  const { dialogRef, dialogProps } = useDialogBehaviour({ onDismiss: onClosed, onClosed });
  const words = [card.title, card.person, card.lead, card.answer, card.limit, card.disclaimer];
  const spoken = words.filter(Boolean).join('. ');
  const latest = useRef(card);
  useEffect(() => {
    latest.current = card;
  });

  useEffect(() => {
    let isStale = false;
    const pen = canvas.current?.getContext('2d');
    const { fontFamily } = getComputedStyle(document.body);
    async function draw() {
      // The page may have done without its own font; a picture has the time to wait for it.
      const fonts = [500, 600, 700].map((weight) =>
        document.fonts.load(`${weight} 40px ${fontFamily}`, spoken),
      );
      await Promise.allSettled(fonts);
      if (isStale || !pen || !canvas.current) return;
      drawShareCard(pen, latest.current, fontFamily);
      const made = await pictureFile(canvas.current);
      if (!isStale) setFile(made ?? 'failed');
    }
    void draw();
    return () => {
      isStale = true;
    };
  }, [spoken]);

  async function handleShare() {
    if (!(file instanceof File)) return;
    const outcome = await sharePicture(file);
    if (outcome === 'cancelled') return;
    if (outcome === 'failed') savePicture(file);
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
          onChange={(event) => {
            setFile(null);
            setHasBody(event.currentTarget.checked);
          }}
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
          {file && canSharePicture(file) ? t('result.card.share') : t('result.card.save')}
        </button>
      )}
    </dialog>
  );
}
