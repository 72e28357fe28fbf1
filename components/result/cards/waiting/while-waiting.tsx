import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import type { ShownResult } from '@/components/result/use-shown';
import { shareText } from '@/lib/browser/share';
import { linkTo } from '@/lib/site/routes';
import { showToast } from '@/lib/store/toasts';
import type { WakeSheet } from './wake-sheet';

/** Loaded on demand: hardly anybody opens it. Like every part it is kept for offline use. */
export const wakeSheet = onDemand(() => import('./wake-sheet').then(({ WakeSheet }) => WakeSheet));

/** Beside the wait: a lift, help for somebody who does not wake up, and whom the times do not fit. */
export function WhileWaiting({ shown }: { shown: ShownResult }) {
  const { siteCode, phase, answer, texts } = shown;
  const t = useTranslations();
  const wake = useRef<HTMLButtonElement>(null);
  const [Sheet, setSheet] = useState<typeof WakeSheet | null>(null);
  const load = () => void wakeSheet.request();
  if (phase !== 'drinking' && phase !== 'waiting') return null;

  async function askForLift() {
    // The time of an answer with open facts holds only under its condition.
    const drive = answer.open.length === 0 ? answer.drive : null;
    const text = drive
      ? t('result.waiting.fetchText', { time: texts.dated(drive.cautiousMin) })
      : t('result.waiting.fetchTextOpen');
    const outcome = await shareText(text);
    if (outcome === 'copied') showToast({ text: t('result.share.copied'), type: 'success' });
    // For copying by hand.
    if (outcome === 'failed') showToast({ text, type: 'info', sticky: true });
  }

  return (
    <div data-testid="while-waiting" className="border-b border-hairline py-2 text-sm text-quiet">
      <div className="flex flex-wrap gap-x-4">
        <button
          type="button"
          data-testid="fetch-me"
          className="link min-h-11"
          onClick={() => void askForLift()}
        >
          {t('result.waiting.fetch')}
        </button>
        <button
          ref={wake}
          type="button"
          data-testid="does-not-wake"
          className="link min-h-11"
          aria-haspopup="dialog"
          onPointerEnter={load}
          onFocus={load}
          onClick={() => void wakeSheet.whenThere((part) => setSheet(() => part))}
        >
          {t('result.waiting.wake')}
        </button>
      </div>
      <p className="max-w-prose pb-2">
        <span>{t('result.waiting.misfit')}</span>{' '}
        <a href={linkTo(siteCode, { page: 'help' })} className="link whitespace-nowrap">
          {t('result.helpLink')}
        </a>
      </p>
      {Sheet && (
        <Sheet
          number={shown.country?.emergencyNumber}
          returnFocusTo={wake}
          onClosed={() => setSheet(null)}
        />
      )}
    </div>
  );
}
