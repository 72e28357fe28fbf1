import type { Forecast } from '@/lib/bac';
import type { Phase } from '@/lib/evening/evening-at';
import { NightStrip } from './night-strip';
import { PeakFact } from './peak-fact';
import { ResultCard } from './result-card';
import type { MeasuredWords } from './result-parts';
import type { ResultTexts } from './result-texts';
import { SoberTimes } from './sober-times';

interface ResultFactsProps {
  forecast: Forecast;
  phase: Phase;
  texts: ResultTexts;
  /** Minutes from the start to now; null where now is not shown. */
  nowMin: number | null;
  measured?: MeasuredWords;
}

/** The first lines of the sheet: end, peak, the whole time, and the strip where it is not above. */
export function ResultFacts({ forecast, phase, texts, nowMin, measured }: ResultFactsProps) {
  const isPast = phase === 'past';
  return (
    <ResultCard>
      <SoberTimes {...{ forecast, isPast, texts }} totalLabel={measured?.total}>
        {!isPast && <PeakFact {...{ forecast, texts }} {...measured} />}
      </SoberTimes>
      {!isPast && forecast.late.driveMin > 0 && (
        <div className="mt-5">
          <NightStrip {...{ forecast, texts, nowMin }} />
        </div>
      )}
    </ResultCard>
  );
}
