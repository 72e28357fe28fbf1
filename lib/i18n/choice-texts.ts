import type { Choice } from '@/lib/answer/choices';
import { limitOfClass } from '@/lib/countries/applicable-limit';
import type { CalculatorModel } from '@/lib/model/model';
import type { AnswerWriter } from './answer-words';
import { averageSex, sizeTexts } from './body-texts';
import type { ListedCountries } from './listed-countries';
import { penaltyLimitText } from './penalty-text';
import { clockText } from './use-level-texts';

/** A choice as text. @param candidates ISO codes of the countries whose limit may apply */
export function choiceText(
  choice: Choice,
  model: CalculatorModel,
  candidates: readonly string[],
  laws: ListedCountries,
  writer: AnswerWriter,
): string {
  const { t, levels } = writer;
  switch (choice.act) {
    case 'times':
      return timesText(choice, model, writer);
    case 'body':
      return t('answer.ask.yes', {
        sex: averageSex(model),
        age: model.age,
        ...sizeTexts(model, t),
      });
    case 'country': {
      const country = laws[choice.value];
      const permille = country ? limitOfClass(country, model.driverClass) : 0;
      const penaltyMgPerL = country?.anyForbidden?.mgPerL ?? null;
      return t('answer.ask.ofCountry', {
        country: country?.name ?? choice.value,
        limit: penaltyLimitText({ permille, penaltyMgPerL }, levels, t),
      });
    }
    case 'class': {
      const law = laws[candidates[0] ?? ''] ?? { permille: 0, noviceOrProfessionalPermille: null };
      const limit = levels.limitWithUnit(limitOfClass(law, choice.value));
      return choice.value === 'general'
        ? t('answer.ask.general', { limit })
        : t('answer.ask.novice', { limit });
    }
    case 'edit': {
      const texts = {
        times: t('answer.ask.otherTimes'),
        body: t('answer.ask.mine'),
        country: t('answer.ask.otherCountry'),
        class: t('answer.ask.otherCountry'),
      };
      return texts[choice.value];
    }
  }
}

function timesText(
  choice: Extract<Choice, { act: 'times' }>,
  model: CalculatorModel,
  { t }: AnswerWriter,
): string {
  if (choice.value === 'now') return t('answer.ask.now');
  const isMeasured = model.entryMode === 'measurement';
  const { timeLastDrinkInH24, timeMeasuredInH24 } = model.measurement;
  const { timeStartInH24, timeFinishInH24 } = 'times' in choice ? choice.times : model.sittings[0];
  const words = {
    from: clockText(isMeasured ? timeLastDrinkInH24 : timeStartInH24, model.unitSystem),
    to: clockText(isMeasured ? timeMeasuredInH24 : timeFinishInH24, model.unitSystem),
  };
  switch (choice.value) {
    case 'recent':
      return t('answer.ask.recent', words);
    case 'tonight':
      return t('answer.ask.tonight', words);
    case 'lastNight':
      return t('answer.ask.lastNight', words);
    case 'shown':
      return choice.name === 'logged' && !isMeasured
        ? t('answer.ask.logged', words)
        : t('answer.period', { start: words.from, finish: words.to });
  }
}
