import { DetailsSheet } from '@/components/result/cards/details-sheet';
import type { ShownResult } from '@/components/result/result-parts';
import { onDemand } from '@/components/ui/on-demand';
import type { MeasuredEvening } from '@/lib/evening/evening';
import { MeasuredRow } from './measured-row';

const working = onDemand(() =>
  import('./measured-working').then((module) => module.MeasuredWorking),
);

/** What stands below the answer of a measurement; see result-details.tsx. */
export function MeasuredDetails({ shown }: { shown: ShownResult<MeasuredEvening> }) {
  return <DetailsSheet shown={shown} entered={<MeasuredRow shown={shown} />} working={working} />;
}
