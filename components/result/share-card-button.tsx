'use client';

import { useTranslations } from 'next-intl';
import { useState, type ComponentType } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import type { PaperInput } from './paper-input';
import { PictureIcon } from './picture-icon';
import type { ShareCardProps } from './share-card';

/** Few share a picture. */
const shareCard = onDemand(() => import('./share-card').then(({ ShareCard }) => ShareCard));

/** Opens the picture of the result, beside the button that shares its link. */
export function ShareCardButton(input: PaperInput) {
  const t = useTranslations();
  const [ShareCard, setShareCard] = useState<ComponentType<ShareCardProps> | null>(null);
  const load = () => void shareCard.request();
  return (
    <>
      <button
        type="button"
        data-testid="share-card"
        aria-haspopup="dialog"
        className="btn min-h-11 min-w-11 gap-2"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => void shareCard.whenThere((part) => setShareCard(() => part))}
      >
        <PictureIcon />
        <span className="max-sm:sr-only">{t('result.card.button')}</span>
      </button>
      {ShareCard && <ShareCard input={input} onClosed={() => setShareCard(null)} />}
    </>
  );
}
