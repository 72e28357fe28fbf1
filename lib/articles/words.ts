import { AnswerWords } from '@/lib/answers/answer-words';
import { bodyWaterLiters, forecastMeasured, gramsOf, type Gender } from '@/lib/bac';
import { breathRatio, usualBreathRatio } from '@/lib/countries/breath-ratio';
import { countryLimits, type CountryLimit } from '@/lib/countries/limits';
import { printedBreath } from '@/lib/countries/printed-breath';
import { dateLocale } from '@/lib/i18n/day-names';
import { formatLimit, formatNumber, noBreakSpace, unbroken, withUnit } from '@/lib/i18n/format';
import type { AlcoholUnit } from '@/lib/site/sites';

/** The units of levels in directives; `breath` is mg/L by the law of the site's country. */
export const levelUnits = ['permille', 'percent', 'gl', 'mg100', 'breath'] as const;
export type LevelUnit = (typeof levelUnits)[number];

/** Formats the figures of articles, also those of the answer tables, in the language of a site. */
export class ArticleWords extends AnswerWords {
  number(value: number, decimals: number): string {
    return formatNumber(value, decimals, this.site);
  }

  /** A share in whole percent, with the space that the language uses. */
  percent(share: number): string {
    return withUnit(this.number(share * 100, 0), '%', this.site);
  }

  /** A level with its unit, by default that of the site. */
  level(permille: number, unit?: LevelUnit): string {
    if (unit === undefined) {
      return withUnit(this.bareLevel(permille), this.unit, this.site);
    }
    if (unit === 'breath') {
      const { mgPerL } = printedBreath(permille, this.ownBreathRatio, this.ownLaw);
      return this.inBreath(this.number(mgPerL, 2));
    }
    const units: Record<typeof unit, [AlcoholUnit, text: string]> = {
      permille: ['promil', this.t('unit.promil')],
      gl: ['promil', this.t('unit.gramPerLiter')],
      percent: ['bac', '%'],
      mg100: ['mgPer100Ml', unbroken(this.t('unit.milligram'))],
    };
    const [alcoholUnit, text] = units[unit];
    const { decimalSeparator } = this.site;
    return withUnit(formatLimit(permille, { alcoholUnit, decimalSeparator }), text, this.site);
  }

  /** A level in the unit of the site, without the unit. */
  bareLevel(permille: number): string {
    return formatLimit(permille, this.site);
  }

  /** A legal limit in breath without its unit: two decimals, or three if the law has them. */
  bareLawBreath(mgPerL: number): string {
    return this.number(mgPerL, Math.round(mgPerL * 1000) % 10 === 0 ? 2 : 3);
  }

  private inBreath(number: string): string {
    return `${number}${noBreakSpace}${this.t('unit.mgPerL')}`;
  }

  /** Litres of breath that contain as much alcohol as a litre of blood, by the law of the site's country. */
  get ownBreathRatio(): number {
    return this.ownLaw ? breathRatio(this.ownLaw) : usualBreathRatio;
  }

  private get ownLaw(): CountryLimit | undefined {
    return countryLimits.find(({ iso2 }) => iso2 === this.site.countries[0]);
  }

  /** Levels without unit as a list in a sentence; in English without a comma before the "and". */
  levelList(levels: readonly number[]): string {
    const list = new Intl.ListFormat(dateLocale(this.site.locale), { type: 'conjunction' });
    return list.format(levels.map((permille) => this.bareLevel(permille)));
  }

  /** The legal limit of a country, in general or for novice and professional drivers. */
  limit(iso2: string, kind: 'limit' | 'novice', unit?: LevelUnit): string {
    const country = countryLimits.find((row) => row.iso2 === iso2);
    const permille = kind === 'limit' ? country?.permille : country?.noviceOrProfessionalPermille;
    if (permille === undefined || permille === null) throw new Error(`No ${kind} of ${iso2}`);
    if (unit === 'breath') {
      const { breath } = country ?? {};
      const mgPerL = kind === 'limit' ? breath?.mgPerL : breath?.noviceOrProfessionalMgPerL;
      if (mgPerL === undefined || mgPerL === null) throw new Error(`No breath ${kind} of ${iso2}`);
      return this.inBreath(this.bareLawBreath(mgPerL));
    }
    const isBac = unit === undefined && this.site.alcoholUnit === 'bac';
    return isBac
      ? withUnit(formatLimit(permille, this.site), unbroken(this.t('unit.bac')), this.site)
      : this.level(permille, unit);
  }

  /**
   * The time from a measured level to a lower one, rounded up like all waits in texts. Texts do not say how
   * long ago the last drink was: the cautious time assumes that it was just now.
   * @throws {Error} for a level that is not above the other
   */
  hours(from: number, to: number, kind: 'likely' | 'cautious'): string {
    const forecast = forecastMeasured({ permille: from, sinceLastDrinkMin: 0, limitPermille: to });
    const { driveMin } = forecast[kind];
    if (driveMin === 0) throw new Error(`Nothing to wait for from ${from} to ${to}`);
    return this.wait(driveMin);
  }

  /** The mass of pure alcohol in a drink. */
  grams(ml: number, percent: number): string {
    return `${this.number(gramsOf([{ ml, percent }]), 1)}${noBreakSpace}${this.t('unit.gram')}`;
  }

  /** The body water of a person by the equation of the calculator. */
  water(gender: Gender, ageYears: number, heightCm: number, weightKg: number): string {
    const liters = bodyWaterLiters({ gender, ageYears, heightCm, weightKg });
    return `${this.number(liters, 1)}${noBreakSpace}${this.t('unit.litre')}`;
  }
}
