import { useEffect } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import type { CountryLaws } from '@/lib/countries/applicable-limit';
import type { OpenEvening } from '@/lib/evening/evening';
import { phaseAt } from '@/lib/evening/evening-at';
import type { Site } from '@/lib/site/sites';
import type { CalculatorStore } from '@/lib/store/calculator';
import { useEnteredEvening } from './use-entered-evening';

const pastNote = onDemand(() => import('./past-note').then((part) => part.PastNote));

interface PastEveningProps {
  store: CalculatorStore;
  site: Site;
  laws: CountryLaws;
  open?: OpenEvening;
}

/** Says that the entries are those of an evening that is over; nothing before it is. */
export function PastEvening({ store, site, laws, open }: PastEveningProps) {
  const { evening, nowMs } = useEnteredEvening(store, site, laws, open);
  const isPast = evening !== null && phaseAt(evening, nowMs) === 'past';
  const [PastNote, load] = pastNote.usePart();

  useEffect(() => {
    if (isPast) load();
  }, [isPast, load]);

  return isPast && PastNote ? <PastNote {...{ store, site, evening, nowMs }} /> : null;
}
