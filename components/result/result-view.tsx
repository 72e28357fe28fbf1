import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { SiteLink } from '@/components/shell/site-link';
import type { CalculationResult } from '@/lib/bac';
import { startInstant } from '@/lib/calendar/evening';
import type { CountryOption } from '@/lib/i18n/country-names';
import type { CalculatorModel } from '@/lib/model/model';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { BacCurve } from './bac-curve';
import { ChangeData } from './change-data';
import { CountryNote } from './country-note';
import { CountryPicker } from './country-picker';
import { Emergency } from './emergency';
import { NightStrip } from './night-strip';
import { Reading } from './reading';
import { useResultTexts } from './result-texts';
import { ResultWarnings } from './result-warnings';
import { SafeToDrive } from './safe-to-drive';
import { SampleList } from './sample-list';
import { SoberTimes } from './sober-times';
import { SummaryCards } from './summary-cards';
import { useNow } from '@/lib/browser/use-now';

const MINUTE_MS = 60_000;

interface ResultViewProps {
  siteCode: SiteCode;
  model: CalculatorModel;
  isShared: boolean;
  result: CalculationResult;
  limitPermille: number;
  countries: CountryOption[];
  iso2: string;
  onCountry: (iso2: string) => void;
}

/** A calculated evening in full. Rendered in the browser only: clock and day are the visitor's. */
export function ResultView(props: ResultViewProps) {
  const { siteCode, model, isShared, result, limitPermille, countries, iso2, onCountry } = props;
  const t = useTranslations();
  // The evening stays where it was when the page was opened, however long it lies open.
  const [openedMs] = useState(() => Date.now());
  const nowMs = useNow() ?? openedMs;
  const startMs = useMemo(
    () => startInstant(result.firstStart, openedMs),
    [result.firstStart, openedMs],
  );
  const texts = useResultTexts({ siteCode, unitSystem: model.unitSystem, startMs, nowMs });
  const country = countries.find((row) => row.iso2 === iso2);
  const common = { result, texts, limitPermille };
  return (
    <div className="grid gap-4 sm:gap-5">
      <Emergency peakPermille={result.peakPermilleExact} iso2={iso2} texts={texts} />
      <div className="grid gap-4 sm:gap-5 lg:grid-cols-[25rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-4 sm:gap-5">
          <section className="lcd grow rounded-box p-5 sm:p-6">
            <Reading result={result} texts={texts} />
            <hr className="my-4 border-white/15 sm:my-5" />
            <SafeToDrive
              {...common}
              countryPicker={
                <CountryPicker {...{ countries, country, limitPermille, texts, onCountry }} />
              }
            />
            <div className="mt-4">
              <NightStrip
                driveMin={result.timeWhenCanDrive.minutesFromStart}
                driveLateMin={result.band.late.timeWhenCanDrive.minutesFromStart}
                soberLateMin={result.band.late.timeUntilSober.minutesFromStart}
                texts={texts}
              />
            </div>
            {country && <CountryNote country={country} texts={texts} />}
            <hr className="mt-2 mb-4 border-white/15 sm:mb-5" />
            <SoberTimes result={result} texts={texts} />
            <div className="mt-5">
              <ChangeData
                {...{ siteCode, isShared }}
                testId="change-data"
                className="btn-info w-full"
              />
            </div>
          </section>
          <ResultWarnings result={result} />
        </div>
        <BacCurve {...common} nowMin={(nowMs - startMs) / MINUTE_MS} />
      </div>
      <SampleList {...common} />
      <SummaryCards model={model} result={result} texts={texts} />
      <ChangeData {...{ siteCode, isShared }} className="w-full sm:w-auto sm:justify-self-start" />
      <p className="max-w-prose text-sm text-base-content/80">
        {t('result.disclaimer')}{' '}
        <SiteLink href={href(siteCode, { page: 'help' })} className="link whitespace-nowrap">
          {t('result.helpLink')}
        </SiteLink>
      </p>
    </div>
  );
}
