import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { ShownResult } from '@/components/result/use-shown';
import { Icon } from '@/components/ui/icons';
import { loadedPart } from '@/components/ui/loaded-part';
import { onDemand } from '@/components/ui/on-demand';

/** Loaded on demand: few visitors share a picture. */
const shareCard = onDemand(() => import('./share-card').then(({ ShareCard }) => ShareCard));
const ShareCard = loadedPart(shareCard);

interface SharePanelProps {
  shown: ShownResult;
  /** Id of the line that says what the link reveals. */
  holdsId: string;
  /** The link, when it could not be copied. */
  failedUrl: string | null;
}

/** Below the share button: what the link reveals to its recipient, and the result as a picture. */
export function SharePanel({ shown, holdsId, failedUrl }: SharePanelProps) {
  const t = useTranslations();
  const fieldId = useId();
  const [isCardOpen, setCardOpen] = useState(false);
  const load = () => void shareCard.request();
  return (
    <div className="absolute top-full right-0 z-10 mt-2 grid w-[min(22rem,calc(100vw-2rem))] gap-3 rounded-box border border-hairline bg-base-100 p-4 text-sm shadow-lg">
      {failedUrl !== null && (
        <div>
          <label htmlFor={fieldId}>{t('result.share.failed')}</label>
          <input
            id={fieldId}
            readOnly
            autoFocus
            value={failedUrl}
            className="input mt-2 w-full"
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      )}
      <p id={holdsId} data-testid="share-holds" className="text-pretty text-quiet">
        {shown.measured?.shareHolds ?? t('result.share.holds')}
      </p>
      <button
        type="button"
        data-testid="share-card"
        aria-haspopup="dialog"
        className="btn min-h-11 min-w-11 gap-2"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          if (shown.askFirst()) return;
          void shareCard.whenThere(() => setCardOpen(true));
        }}
      >
        <Icon width="18" height="18" strokeWidth="2" d="M4 4h16v16H4zM4 16l5-6 4 5 2-2 5 4" />
        <span>{t('result.card.button')}</span>
      </button>
      {isCardOpen && <ShareCard shown={shown} onClosed={() => setCardOpen(false)} />}
    </div>
  );
}
