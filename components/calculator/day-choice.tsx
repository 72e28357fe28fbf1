import { useEffect, type ComponentProps } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import type { EveningDay as Content } from './evening-day';

const eveningDay = onDemand(() => import('./evening-day').then((part) => part.EveningDay));

/** The choice of the day: it needs the visitor's calendar, as its code does. Its place has its height. */
export function DayChoice(props: ComponentProps<typeof Content>) {
  const [EveningDay, load] = eveningDay.usePart();
  useEffect(load, [load]);
  return <div className="min-h-11">{EveningDay && <EveningDay {...props} />}</div>;
}
