import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { ShownResult } from '@/components/result/result-parts';
import { ShareCardButton } from './share-card-button';

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
      <ShareCardButton shown={shown} />
    </div>
  );
}
