import { useEffect } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import type { CalculateEvening } from '@/lib/evening/evening';
import { useEnteredEvening } from '@/components/calculator/use-entered-evening';

const pastNote = onDemand(() => import('./past-note').then((part) => part.PastNote));

interface PastEveningProps {
  /** Calculates the evening, if not from drinks. */
  calculate?: CalculateEvening;
}

/** A note above the form once the entered evening is over. */
export function PastEvening({ calculate }: PastEveningProps) {
  const { evening, answer, nowMs } = useEnteredEvening(calculate);
  const isPast = answer?.phase === 'past';
  const [PastNote, load] = pastNote.usePart();

  useEffect(() => {
    if (isPast) load();
  }, [isPast, load]);

  return isPast && evening && PastNote ? (
    <PastNote evening={evening} answer={answer} nowMs={nowMs} />
  ) : null;
}
