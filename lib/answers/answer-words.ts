import { h12Text, minutesOfDay } from '@/lib/bac';
import { durationText, type Translator } from '@/lib/i18n/duration-text';
import {
  formatLimit,
  formatNumber,
  noBreakSpace,
  perPermille,
  strengthText,
  unbroken,
  withUnit,
} from '@/lib/i18n/format';
import type { AlcoholUnit, Site } from '@/lib/site/sites';
import { minutesPerDrink, type ExampleBody, type ExampleDrink } from './examples';

/** British order of days and words. */
const englishDates = 'en-GB';

const poundsPerKg = 1 / 0.45359237; // lb per kg: the pound is 0.45359237 kg by definition (1959)

/** Digits of a peak in a table: fewer than the calculator's, of a body that is nobody's. */
const peakDecimals: Record<AlcoholUnit, number> = {
  promil: 2,
  gramPerLiter: 2,
  bac: 3,
  mgPer100Ml: 0,
};

/** A Saturday, the evening of the examples. */
const exampleSaturday = Date.UTC(2000, 0, 1);

const dayMs = 24 * 60 * 60 * 1000;

/** Writes what the tables of answers say in the language of a site. At build time only. */
export class AnswerWords {
  constructor(
    private readonly site: Site,
    private readonly t: Translator,
  ) {}

  duration(min: number): string {
    return durationText(min, this.t);
  }

  /** The unit of the levels. */
  get unit(): string {
    const names = {
      promil: this.t('unit.promil'),
      gramPerLiter: this.t('unit.gramPerLiter'),
      bac: this.t('unit.percent'),
      mgPer100Ml: this.t('unit.milligram'),
    };
    return unbroken(names[this.site.alcoholUnit]);
  }

  /** A peak without its unit. */
  peak(permille: number): string {
    const { alcoholUnit } = this.site;
    return formatNumber(permille * perPermille[alcoholUnit], peakDecimals[alcoholUnit], this.site);
  }

  peakWithUnit(permille: number): string {
    return withUnit(this.peak(permille), this.unit, this.site);
  }

  limit(permille: number): string {
    return withUnit(formatLimit(permille, this.site), this.unit, this.site);
  }

  /** "Beer, Pint (568 ml), 4.5%" */
  drink({ kindName, servingName, percent }: ExampleDrink): string {
    return this.t('answers.drink', {
      kind: kindName,
      serving: servingName,
      percent: strengthText(percent, this.site),
    });
  }

  /** "Woman, 60 kg" */
  body(body: ExampleBody): string {
    const weight = this.weight(body);
    return body.gender === 1
      ? this.t('answers.woman', { weight })
      : this.t('answers.man', { weight });
  }

  /** "60 kg", or "60 kg (132 lb)" where both are read. */
  weight({ weightKg }: ExampleBody): string {
    const kg = `${String(weightKg)}${noBreakSpace}${this.t('unit.kg')}`;
    const lb = `${String(Math.round(weightKg * poundsPerKg))}${noBreakSpace}${this.t('unit.lb')}`;
    return this.site.unitsAllowChange ? `${kg} (${lb})` : kg;
  }

  /** Whom the tables are for, how they drink, and that none of it is permission to drive. */
  pace([body]: readonly ExampleBody[]): string {
    return this.t('answers.pace', { minutes: minutesPerDrink, age: body?.ageYears ?? 0 });
  }

  /** "22:00" or "10:00 PM" */
  clock(h24: string): string {
    return this.site.unitsAllowChange ? unbroken(h12Text(minutesOfDay(h24))) : h24;
  }

  /** "Sun 05:30", which may break after the day: days are counted from the Saturday of the example. */
  moment(h24: string, daysAfterSaturday: number): string {
    const locale = this.site.locale === 'en' ? englishDates : this.site.locale;
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
    const day = weekday.format(exampleSaturday + daysAfterSaturday * dayMs);
    return this.t('answers.moment', { day, time: this.clock(h24) });
  }
}
