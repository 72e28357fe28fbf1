import { useEffect } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import type { EnteredEvening } from '@/components/calculator/use-entered-evening';

const pastNote = onDemand(() => import('./past-note').then((part) => part.PastNote));

/** The display of an evening that is over. */
export function PastEvening({ entered }: { entered: EnteredEvening }) {
  const { evening, answer, nowMs } = entered;
  const isPast = answer?.phase === 'past';
  const [PastNote, load] = pastNote.usePart();

  useEffect(() => {
    if (isPast) load();
  }, [isPast, load]);

  return isPast && evening && PastNote ? (
    <PastNote evening={evening} answer={answer} nowMs={nowMs} />
  ) : null;
}
