import { ResultCard } from '@/components/result/cards/result-card';
import { NightStrip } from '@/components/result/night/night-strip';
import { PeakFact } from '@/components/result/night/peak-fact';
import { useShownResult } from '@/components/result/shown-result';
import { SoberTimes } from './sober-times';

/** Sober time, peak and total duration; and the strip, unless the answer above has it. */
export function FactsCard() {
  const shown = useShownResult();
  const isPast = shown.phase === 'past';
  return (
    <ResultCard>
      <SoberTimes>{!isPast && <PeakFact shown={shown} />}</SoberTimes>
      {!isPast && shown.evening.forecast.cautious.driveMin > 0 && (
        <div className="mt-5">
          <NightStrip shown={shown} />
        </div>
      )}
    </ResultCard>
  );
}
