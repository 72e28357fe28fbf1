import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import type { ShownResult } from '@/components/result/use-shown';
import { trackClick } from '@/lib/browser/analytics';
import { Icon } from '@/components/ui/icons';
import { onDemand } from '@/components/ui/on-demand';
import type { shareResult } from './share-result';

/** Spec section 2: the tooltip stays for 1.5 s, then fades out in 0.5 s. */
const phases = { copied: ['fading', 1500], fading: ['idle', 500] } as const;

const sharing = onDemand(() =>
  import(/* webpackChunkName: "handing-on" */ './share-result').then(
    (module) => module.shareResult,
  ),
);

/** Loaded with the first press. */
const sharePanel = onDemand(() => import('./share-panel').then(({ SharePanel }) => SharePanel));

/** Shares or copies a link to the result, and opens beside it what the link holds. */
export function ShareButton({ shown }: { shown: ShownResult }) {
  const t = useTranslations();
  const area = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<keyof typeof phases | 'idle'>('idle');
  const [isOpen, setOpen] = useState(false);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const [SharePanel, loadPanel] = sharePanel.usePart();
  const holdsId = useId();

  useEffect(() => {
    if (phase === 'idle') return;
    const [next, afterMs] = phases[phase];
    const timer = setTimeout(() => setPhase(next), afterMs);
    return () => clearTimeout(timer);
  }, [phase]);

  // Loaded ahead: browsers allow sharing and copying only for a moment after a press.
  useEffect(() => void sharing.request(), []);

  // A press elsewhere closes the panel.
  useEffect(() => {
    if (!isOpen) return;
    const handlePress = ({ target }: Event) => {
      if (!area.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [isOpen]);

  async function handleShare(share: typeof shareResult) {
    const { outcome, url } = await share(shown);
    setFailedUrl(outcome === 'failed' ? url : null);
    if (outcome === 'copied') setPhase('copied');
    if (outcome === 'copied' || outcome === 'shared') trackClick('share result', outcome);
  }

  return (
    <div
      ref={area}
      className="relative shrink-0 print:hidden"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <button
        type="button"
        data-testid="share"
        aria-expanded={isOpen}
        aria-describedby={isOpen ? holdsId : undefined}
        className="btn relative min-h-11 gap-2 px-4"
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        onClick={() => {
          loadPanel();
          setOpen(true);
          void sharing.whenThere((share) => void handleShare(share));
        }}
      >
        <Icon width="18" height="18" strokeWidth="2" d="M12 15V3M7 8l5-5 5 5M5 13v6h14v-6" />
        <span>{t('result.share.button')}</span>
        {phase !== 'idle' && (
          <span
            aria-hidden="true"
            className={`pointer-events-none absolute right-0 bottom-full z-20 mb-1 rounded-field bg-neutral px-3 py-1.5 text-sm font-medium whitespace-nowrap text-neutral-content transition-opacity duration-500 ${phase === 'fading' ? 'opacity-0' : ''}`}
          >
            {t('result.share.copied')}
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {phase === 'copied' && t('result.share.copied')}
      </span>
      {isOpen && SharePanel && <SharePanel shown={shown} holdsId={holdsId} failedUrl={failedUrl} />}
    </div>
  );
}
