import { useTranslations } from 'next-intl';
import type { ShownResult } from '@/components/result/result-parts';
import { useRecap } from '@/components/result/use-recap';

/** Says that the entries are those of a link: whoever sent it, or an example of ours. */
export function LinkNote({ shown }: { shown: ShownResult }) {
  const t = useTranslations();
  const { person, drinks } = useRecap(shown);
  const { origin } = shown.source;
  if (origin === 'own') return null;
  const example = [drinks, person].join(', ');
  return (
    <p
      data-testid="link-note"
      className="mb-3 max-w-prose border-l-4 border-info pl-3 text-sm text-quiet"
    >
      <b className="block font-semibold text-base-content">
        {origin === 'example' ? t('result.link.example', { example }) : t('result.sharedTitle')}
      </b>
      {origin === 'link' && <span>{t('result.sharedNote')}</span>}
    </p>
  );
}
