'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { trackClick } from '@/lib/browser/analytics';
import type { shareLink, SharedLink } from '@/lib/browser/share';
import { onDemand } from '@/components/ui/on-demand';
import { ShareIcon } from './share-icon';

/** Spec section 2: the tooltip stays for 1.5 s, then fades out in 0.5 s. */
const COPIED_MS = 1500;
const FADING_MS = 500;

const sharing = onDemand(() => import('@/lib/browser/share').then(({ shareLink }) => shareLink));

/** Id of the line that says what the link reveals. */
const holdsId = 'share-holds';

interface ShareButtonProps {
  /** Makes the link, when the button is pressed. */
  link: (onLink: (link: SharedLink) => void) => void;
}

type ShareLink = typeof shareLink;

type Phase = 'idle' | 'copied' | 'fading';

/** Shares or copies a link to the result; when that fails, shows it for copying by hand. */
export function ShareButton({ link }: ShareButtonProps) {
  const t = useTranslations();
  const [phase, setPhase] = useState<Phase>('idle');
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const fieldId = useId();

  useEffect(() => {
    if (phase === 'idle') return;
    const isCopied = phase === 'copied';
    const timer = setTimeout(
      () => setPhase(isCopied ? 'fading' : 'idle'),
      isCopied ? COPIED_MS : FADING_MS,
    );
    return () => clearTimeout(timer);
  }, [phase]);

  // Loaded ahead: browsers allow copying only for a moment after a press.
  useEffect(() => void sharing.request(), []);

  async function handleLink(shared: SharedLink, shareLink: ShareLink) {
    const outcome = await shareLink(shared);
    setFailedUrl(outcome === 'failed' ? shared.url : null);
    if (outcome === 'copied') setPhase('copied');
    if (outcome === 'copied' || outcome === 'shared') trackClick('share result', outcome);
  }

  return (
    <div className="relative">
      <button
        type="button"
        data-testid="share"
        aria-describedby={holdsId}
        className="btn relative min-h-11 min-w-11 gap-2 px-3"
        onClick={() =>
          link((shared) => void sharing.whenThere((share) => void handleLink(shared, share)))
        }
      >
        <ShareIcon />
        <span className="max-sm:sr-only">{t('result.share.button')}</span>
        {phase !== 'idle' && (
          <span
            aria-hidden="true"
            className={`pointer-events-none absolute top-full right-0 z-10 mt-2 rounded-field bg-neutral px-3 py-1.5 text-sm font-medium whitespace-nowrap text-neutral-content transition-opacity duration-500 ${phase === 'fading' ? 'opacity-0' : ''}`}
          >
            {t('result.share.copied')}
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {phase === 'copied' && t('result.share.copied')}
      </span>
      {failedUrl !== null && (
        <div className="absolute top-full right-0 z-10 mt-2 w-[min(22rem,calc(100vw-2rem))] rounded-box border border-base-content/20 bg-base-100 p-4 shadow-lg">
          <label htmlFor={fieldId} className="text-sm">
            {t('result.share.failed')}
          </label>
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
    </div>
  );
}

/** One line beside the button: what the link reveals to its recipient. */
export function ShareHolds({ text }: { text: string }) {
  return (
    <p id={holdsId} data-testid="share-holds" className="mt-1 text-xs text-quiet print:hidden">
      {text}
    </p>
  );
}
