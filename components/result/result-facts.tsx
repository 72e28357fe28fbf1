import type { Forecast } from '@/lib/bac';
import type { Phase } from '@/lib/evening/evening-at';
import { NightStrip } from './night-strip';
import { PeakFact } from './peak-fact';
import { ResultCard } from './result-card';
import type { MeasuredWords } from './result-parts';
import type { ResultTexts } from './result-texts';
import type { BreathSource } from './use-breath-text';
import { SoberTimes } from './sober-times';

interface ResultFactsProps {
  forecast: Forecast;
  phase: Phase;
  texts: ResultTexts;
  /** Minutes from the start to now; null where now is not shown. */
  nowMin: number | null;
  breath: BreathSource;
  measured?: MeasuredWords;
}

/** The first lines of the sheet: end, peak, the whole time, and the strip where it is not above. */
export function ResultFacts(props: ResultFactsProps) {
  const { forecast, phase, texts, nowMin, breath, measured } = props;
  const isPast = phase === 'past';
  return (
    <ResultCard>
      <SoberTimes {...{ forecast, isPast, texts }} totalLabel={measured?.total}>
        {!isPast && <PeakFact {...{ forecast, texts, breath }} title={measured?.title} />}
      </SoberTimes>
      {!isPast && forecast.late.driveMin > 0 && (
        <div className="mt-5">
          <NightStrip {...{ forecast, texts, nowMin }} />
        </div>
      )}
    </ResultCard>
  );
}
