import type { ComponentProps } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import type { EveningDay as Content } from './evening-day';

const eveningDay = onDemand(() =>
  import(/* webpackChunkName: "answering" */ './evening-day').then((part) => part.EveningDay),
);

/** The day depends on the visitor's clock, so it comes on the client; its room is reserved. */
export function DayChoice(props: ComponentProps<typeof Content>) {
  const [EveningDay] = eveningDay.usePart(true);
  return <div className="min-h-11 min-w-36">{EveningDay && <EveningDay {...props} />}</div>;
}
