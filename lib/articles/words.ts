import { calculate, ceilMinutes, curveRules, type Gender } from '@/lib/bac';
import { countryLimits } from '@/lib/countries/limits';
import { durationText, type Translator } from '@/lib/i18n/duration-text';
import {
  formatLimit,
  formatNumber,
  mgPer100MlPerPermille,
  noBreakSpace,
  unbroken,
  withUnit,
} from '@/lib/i18n/format';
import type { AlcoholUnit, Site } from '@/lib/site/sites';

/** The three rates of elimination, by the words that a text names them with. */
export const rates = {
  fast: curveRules.early.eliminationPermillePerHour,
  likely: curveRules.likely.eliminationPermillePerHour,
  slow: curveRules.late.eliminationPermillePerHour,
} as const;
export type Rate = keyof typeof rates;

/** The units of a level that a text can ask for. */
export const levelUnits = ['permille', 'percent', 'gl', 'mg100'] as const;
export type LevelUnit = (typeof levelUnits)[number];

/** Writes the figures of articles in the language of a site. */
export class ArticleWords {
  constructor(
    readonly site: Site,
    private readonly t: Translator,
  ) {}

  number(value: number, decimals: number): string {
    return formatNumber(value, decimals, this.site);
  }

  /** Whole percent: `97 %`, or `97%` where the language writes it so. */
  percent(share: number): string {
    return withUnit(this.number(share * 100, 0), '%', this.site);
  }

  /** A level with its unit: that of the site unless another is asked for. */
  level(permille: number, unit?: LevelUnit): string {
    const site = this.site;
    const written = (alcoholUnit: AlcoholUnit) =>
      formatLimit(permille, { alcoholUnit, decimalSeparator: site.decimalSeparator });
    if (unit === 'mg100') {
      return `${this.number(permille * mgPer100MlPerPermille, 0)}${noBreakSpace}${unbroken(this.t('unit.milligram'))}`;
    }
    if (unit === 'percent') return withUnit(written('bac'), '%', this.site);
    if (unit === 'permille') return `${written('promil')}${noBreakSpace}${this.t('unit.promil')}`;
    if (unit === 'gl') return `${written('promil')}${noBreakSpace}${this.t('unit.gramPerLiter')}`;
    const byDefault = { promil: 'permille', gramPerLiter: 'gl', bac: 'percent' } as const;
    return this.level(permille, byDefault[site.alcoholUnit]);
  }

  /** A level without its unit, in the unit that the site's texts count in. */
  bareLevel(permille: number): string {
    return this.countsInMg100
      ? this.number(permille * mgPer100MlPerPermille, 0)
      : formatLimit(permille, this.site);
  }

  /** A level with its unit, in the unit that the site's texts count in. */
  textLevel(permille: number): string {
    return this.level(permille, this.countsInMg100 ? 'mg100' : undefined);
  }

  /** "0.08, 0.05 and 0.02": levels without their unit, for a sentence. At build time only. */
  levelList(levels: readonly number[]): string {
    const list = new Intl.ListFormat(this.site.locale, { type: 'conjunction' });
    return list.format(levels.map((permille) => this.bareLevel(permille)));
  }

  /** China's law counts in milligrams in 100 ml, and so do the texts of its site. */
  private get countsInMg100(): boolean {
    return this.site.code === 'cn';
  }

  /** The legal limit of a country, of new or professional drivers if asked for. */
  limit(iso2: string, kind: 'limit' | 'novice', unit?: LevelUnit): string {
    const country = countryLimits.find((row) => row.iso2 === iso2);
    const permille = kind === 'limit' ? country?.permille : country?.noviceOrProfessionalPermille;
    if (permille === undefined || permille === null) throw new Error(`No ${kind} of ${iso2}`);
    const isBac = unit === undefined && this.site.alcoholUnit === 'bac';
    return isBac
      ? withUnit(formatLimit(permille, this.site), unbroken(this.t('unit.bac')), this.site)
      : this.level(permille, unit);
  }

  /** The time from one level to a lower one, rounded up to the minute. */
  hours(from: number, to: number, rate: Rate): string {
    return durationText(ceilMinutes(((from - to) / rates[rate]) * 60), this.t);
  }

  /** Pure alcohol in a drink. */
  grams(ml: number, percent: number): string {
    const { totalAlcoholGrams } = exampleOf({ drinks: [{ ml, percent }] });
    return `${this.number(totalAlcoholGrams, 1)}${noBreakSpace}${this.t('unit.gram')}`;
  }

  /** Body water of a person by the calculator's equation. */
  water(gender: Gender, ageYears: number, heightCm: number, weightKg: number): string {
    const body = { gender, ageYears, heightCm, weightKg };
    const { totalBodyWaterLiters } = exampleOf(body);
    return `${this.number(totalBodyWaterLiters, 1)}${noBreakSpace}${this.t('unit.litre')}`;
  }
}

/** The engine's answer for an example of a text. */
function exampleOf(change: Partial<Parameters<typeof calculate>[0]>) {
  return calculate({
    timeStart: '20:00',
    timeFinish: '21:00',
    drinks: [],
    foodWhileDrinking: 2,
    gender: 0,
    ageYears: 39,
    heightCm: 178,
    weightKg: 78,
    legalDrivingLimitPermille: 0,
    ...change,
  });
}
