import { h12Text, minutesOfDay } from '@/lib/bac';
import { dateLocale } from '@/lib/i18n/day-names';
import { durationText, type Translator } from '@/lib/i18n/duration-text';
import {
  formatNumber,
  noBreakSpace,
  strengthText,
  unbroken,
  unitNames,
  unitStyles,
} from '@/lib/i18n/format';
import { pounds, shownOf } from '@/lib/model/body-picker';
import type { Site } from '@/lib/site/sites';
import { minutesPerDrink, type ExampleBody, type ExampleDrink } from './examples';
import { toldWaitMin } from './waits';

/** The evening of the examples is a Saturday; 1 January 2000 was one. */
const exampleSaturday = Date.UTC(2000, 0, 1);

const dayMs = 24 * 60 * 60 * 1000;

/** Formats the texts of the answer tables in the language of a site. At build time only. */
export class AnswerWords {
  constructor(
    readonly site: Site,
    readonly t: Translator,
  ) {}

  /** A wait as tables and texts tell it: "13 h 30 min". */
  wait(min: number): string {
    return durationText(toldWaitMin(min), this.t);
  }

  /** The unit of BAC levels in tables and their headings. */
  get unit(): string {
    return unbroken(unitNames(this.t)[this.site.alcoholUnit]);
  }

  /** A level that is not exceeded, rounded up, without its unit. */
  upTo(permille: number): string {
    const { perPermille, level: decimals } = unitStyles[this.site.alcoholUnit];
    // Less a rounding error of the product: 0.62 stays 0.62.
    const inLastDigit = Math.ceil(permille * perPermille * 10 ** decimals - 1e-9);
    return formatNumber(inLastDigit / 10 ** decimals, decimals, this.site);
  }

  /** "Beer, Pint (568 ml), 4.5%" */
  drink({ kindName, servingName, percent }: ExampleDrink): string {
    return this.t('answers.drink', {
      kind: kindName,
      serving: servingName,
      percent: strengthText(percent, this.site),
    });
  }

  /** The name of a drink on its tab: of its kind, where that is clear among the drinks. */
  tab({ type, kindName, servingName }: ExampleDrink, drinks: readonly ExampleDrink[]): string {
    const isClear = type !== 'other' && drinks.filter((other) => other.type === type).length === 1;
    return isClear ? kindName : servingName;
  }

  /** "Woman, 60 kg" */
  body(body: ExampleBody): string {
    const weight = this.weight(body);
    return body.gender === 1
      ? this.t('answers.woman', { weight })
      : this.t('answers.man', { weight });
  }

  /** "60 kg"; "60 kg (132 lb)" on sites with both unit systems. */
  weight({ weightKg }: ExampleBody): string {
    const kg = `${String(weightKg)}${noBreakSpace}${this.t('unit.kg')}`;
    const lb = `${String(shownOf(weightKg, pounds))}${noBreakSpace}${this.t('unit.lb')}`;
    return this.site.unitsAllowChange ? `${kg} (${lb})` : kg;
  }

  /** The assumptions of the tables (age, minutes per drink), and that they do not permit driving. */
  pace({ ageYears }: ExampleBody): string {
    return this.t('answers.pace', { minutes: minutesPerDrink, age: ageYears });
  }

  /** "22:00" or "10:00 PM" */
  clock(h24: string): string {
    return this.site.unitsAllowChange ? unbroken(h12Text(minutesOfDay(h24))) : h24;
  }

  /** "Sunday 05:30" for a number of days after the Saturday of the example. May break after the day. */
  moment(h24: string, daysAfterSaturday: number): string {
    const options = { weekday: 'long', timeZone: 'UTC' } as const;
    const weekday = new Intl.DateTimeFormat(dateLocale(this.site.locale), options);
    const day = weekday.format(exampleSaturday + daysAfterSaturday * dayMs);
    return this.t('answers.moment', { day, time: this.clock(h24) });
  }
}
