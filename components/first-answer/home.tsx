import { horizonDrawing } from '@/components/calculator/display/horizon';
import { LiveDisplay } from '@/components/calculator/display/live-display';
import { useLiveEstimate } from '@/components/calculator/display/use-live-estimate';
import { useNow } from '@/lib/browser/use-now';
import { applicableLimit } from '@/lib/countries/applicable-limit';
import { isCountryGuessed, limitChoice } from '@/lib/countries/default-country';
import { answerOf } from '@/lib/answer/answer';
import { driverFacts, isClassOpen } from '@/lib/countries/driver-classes';
import { calculateDrinks } from '@/lib/evening/calculate-drinks';
import { isEvening } from '@/lib/evening/evening';
import type { ListedCountries } from '@/lib/i18n/calculator-limits';
import { siteByCode } from '@/lib/site/sites';
import type { CalculatorSetup } from '@/lib/store/opened-entries';
import { ownEntries } from './own-entries';
import { showFirstAnswer } from './show';

/** Inserted by tools/build/first-answer.ts. */
declare const SETUP: CalculatorSetup;
declare const LAWS: ListedCountries;

const unchanged = () => {};

/** The live estimate of the saved entries; null if the first answer cannot show their state. */
function FirstDisplay() {
  const site = siteByCode(SETUP.siteCode);
  const { own: model, zonedNow, region } = ownEntries(SETUP);
  const nowMs = useNow() ?? zonedNow.nowMs;
  // The country of the time zone is known only later: a guessed limit could visibly change.
  const isLimitKnown = region !== '' || !isCountryGuessed(model, LAWS);
  const limit = applicableLimit(limitChoice(model, site, { region, zoneCountry: '' }, LAWS), LAWS);
  const calculated = calculateDrinks(model, limit, zonedNow);
  const evening = isEvening(calculated) ? calculated : null;
  const known = {
    isCountryOpen: isCountryGuessed(model, LAWS),
    isClassOpen: isClassOpen(driverFacts(model), LAWS[limit.iso2]),
  };
  const answer = evening && answerOf(evening, model, known, nowMs);
  const candidates = [limit.iso2];
  const entered = {
    evening,
    answer,
    model,
    limit,
    candidates,
    nowMs,
    reason: null,
    isMissing: false,
  };
  const estimate = useLiveEstimate(entered, site, '');
  // For an evening that is over, React adds a note above, which would move the content.
  if (
    !estimate ||
    estimate.answer.phase === 'past' ||
    model.entryMode !== 'drinks' ||
    !isLimitKnown
  ) {
    return null;
  }
  return (
    <LiveDisplay
      entered={entered}
      site={site}
      estimate={estimate}
      laws={LAWS}
      empty={{ title: '', text: '' }}
      onCountry={unchanged}
      onChoice={unchanged}
    />
  );
}

void horizonDrawing.request().then(() => showFirstAnswer(FirstDisplay));
