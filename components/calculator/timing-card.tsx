import { useTranslations } from 'next-intl';
import type { CalculatorStore } from '@/lib/store/calculator';
import { Card } from './card';
import { FoodField } from './food-field';
import { SittingTimes } from './sitting-times';
import { useFirstSittingNote } from './use-first-sitting-note';

/** The evening: first and last sip, and what was eaten. */
export function TimingCard({ store }: { store: CalculatorStore }) {
  const t = useTranslations();
  const note = useFirstSittingNote(store);
  return (
    <Card title={t('timing.title')} note={note} className="self-stretch">
      <SittingTimes store={store} sitting={0} />
      <FoodField store={store} />
    </Card>
  );
}
