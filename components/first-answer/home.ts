import { DriveTime } from '@/components/calculator/display/drive-time';
import { LiveDisplay } from '@/components/calculator/display/live-display';
import { useLiveEstimate } from '@/components/calculator/display/use-live-estimate';
import { LimitChip } from '@/components/limit/limit-chip';
import { useNow } from '@/lib/browser/use-now';
import { answerOf } from '@/lib/answer/answer';
import type { Whereabouts } from '@/lib/countries/country-candidates';
import { whoseLimit } from '@/lib/countries/whose-limit';
import { calculateDrinks } from '@/lib/evening/calculate-drinks';
import { isEvening } from '@/lib/evening/evening';
import type { ListedCountries } from '@/lib/i18n/listed-countries';
import { useLevelTexts } from '@/lib/i18n/use-level-texts';
import { siteByCode } from '@/lib/site/sites';
import { knownWhereabouts, lookedUp } from '@/lib/store/whereabouts';
import type { CalculatorSetup } from '@/lib/store/opened-entries';
import { ownEntries } from './own-entries';
import { showFirstAnswer } from './show';

/** Inserted by tools/build/first-answer.ts. */
declare const SETUP: CalculatorSetup;
declare const LAWS: ListedCountries;

const unchanged = () => {};

/** The props of the live estimate of the saved entries; null if the first answer cannot show their state. */
function FirstDisplay(whereabouts: Whereabouts) {
  const site = siteByCode(SETUP.siteCode);
  const { own: model, zonedNow } = ownEntries(SETUP, whereabouts);
  const nowMs = useNow() ?? zonedNow.nowMs;
  const whose = whoseLimit(model, site, whereabouts, LAWS);
  const calculated = calculateDrinks(model, whose.limit, zonedNow);
  const evening = isEvening(calculated) ? calculated : null;
  const answer = evening && answerOf(evening, model, whose, nowMs);
  const entered = { ...whose, evening, answer, model, nowMs, reason: null, isMissing: false };
  const estimate = useLiveEstimate(entered, site);
  const levels = useLevelTexts(site.code);
  if (!estimate || model.entryMode !== 'drinks') return null;
  // React adds a note above an evening that is over, which would move the content, and the condition of
  // a time that rests on open facts, without which it must not be said.
  if (estimate.answer.phase === 'past' || estimate.answer.open.length > 0) return null;
  return {
    entered,
    estimate,
    DriveTime,
    laws: LAWS,
    chip: LimitChip({
      limit: whose.limit,
      isGuess: whose.isCountryOpen,
      candidates: whose.candidates,
      countries: LAWS,
      levels,
      onCountry: unchanged,
      onClass: unchanged,
    }),
    empty: { title: '', text: '' },
    onChoice: unchanged,
  };
}

// Without its curve, which would be a tenth of this script: it has a place of its own.
void lookedUp(knownWhereabouts()).then((whereabouts) =>
  showFirstAnswer(() => FirstDisplay(whereabouts), LiveDisplay),
);
