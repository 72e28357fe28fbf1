'use client';

import { useTranslations } from 'next-intl';
import { useState, type ComponentType } from 'react';
import type { ShownResult } from '@/components/result/result-parts';
import { Icon } from '@/components/ui/icon';
import { onDemand } from '@/components/ui/on-demand';
import type { ShareCardProps } from './share-card';

/** Loaded on demand: few visitors share a picture. */
const shareCard = onDemand(() => import('./share-card').then(({ ShareCard }) => ShareCard));

/** Opens the picture of the result, beside the button that shares its link. */
export function ShareCardButton({ shown }: { shown: ShownResult }) {
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
        onClick={() => {
          if (shown.askFirst()) return;
          void shareCard.whenThere((part) => setShareCard(() => part));
        }}
      >
        <Icon width="18" height="18" strokeWidth="2">
          <path d="M4 4h16v16H4zM4 16l5-6 4 5 2-2 5 4" />
        </Icon>
        <span>{t('result.card.button')}</span>
      </button>
      {ShareCard && <ShareCard shown={shown} onClosed={() => setShareCard(null)} />}
    </>
  );
}
