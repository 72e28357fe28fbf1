import { AnswerWords } from '@/lib/answers/answer-words';
import { calculate, forecastMeasured, type Gender } from '@/lib/bac';
import { breathRatio, usualBreathRatio } from '@/lib/countries/breath-ratio';
import { countryLimits, type CountryLimit } from '@/lib/countries/limits';
import { printedBreath } from '@/lib/countries/printed-breath';
import { durationText, type Translator } from '@/lib/i18n/duration-text';
import { formatLimit, formatNumber, noBreakSpace, unbroken, withUnit } from '@/lib/i18n/format';
import type { AlcoholUnit, Site } from '@/lib/site/sites';

/** The two times that a text can ask for: the calculator's likely and its cautious one. */
export const timeKinds = ['likely', 'cautious'] as const;
export type TimeKind = (typeof timeKinds)[number];

/** The units of a level that a text can ask for; `breath` is mg/L by the law of the site's country. */
export const levelUnits = ['permille', 'percent', 'gl', 'mg100', 'breath'] as const;
export type LevelUnit = (typeof levelUnits)[number];

/** Writes the figures of articles in the language of a site. */
export class ArticleWords {
  /** Of the tables of answers. */
  readonly answers: AnswerWords;

  constructor(
    readonly site: Site,
    private readonly t: Translator,
  ) {
    this.answers = new AnswerWords(site, t);
  }

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
    if (unit === 'breath') {
      const { mgPerL } = printedBreath(permille, this.ownBreathRatio, this.ownLaw);
      return this.inBreath(this.number(mgPerL, 2));
    }
    if (unit === 'mg100') {
      return `${written('mgPer100Ml')}${noBreakSpace}${unbroken(this.t('unit.milligram'))}`;
    }
    if (unit === 'percent') return withUnit(written('bac'), '%', this.site);
    if (unit === 'permille') return `${written('promil')}${noBreakSpace}${this.t('unit.promil')}`;
    if (unit === 'gl') return `${written('promil')}${noBreakSpace}${this.t('unit.gramPerLiter')}`;
    const byDefault = {
      promil: 'permille',
      gramPerLiter: 'gl',
      bac: 'percent',
      mgPer100Ml: 'mg100',
    } as const;
    return this.level(permille, byDefault[site.alcoholUnit]);
  }

  /** A level without its unit, in the unit that the site's texts count in. */
  bareLevel(permille: number): string {
    return formatLimit(permille, this.site);
  }

  /** The unit of levels without one, as the head of a table names it. */
  get unit(): string {
    const names = {
      promil: this.t('unit.promil'),
      gramPerLiter: this.t('unit.gramPerLiter'),
      bac: this.t('unit.percent'),
      mgPer100Ml: this.t('unit.milligram'),
    };
    return unbroken(names[this.site.alcoholUnit]);
  }

  /** What a law says in breath, without its unit: two decimals, three where it has them (0.088). */
  bareLawBreath(mgPerL: number): string {
    return this.number(mgPerL, Math.round(mgPerL * 1000) % 10 === 0 ? 2 : 3);
  }

  private inBreath(number: string): string {
    return `${number}${noBreakSpace}${this.t('unit.mgPerL')}`;
  }

  /** Litres of breath that hold what one litre of blood holds, by the law of the site's first country. */
  get ownBreathRatio(): number {
    return this.ownLaw ? breathRatio(this.ownLaw) : usualBreathRatio;
  }

  private get ownLaw(): CountryLimit | undefined {
    return countryLimits.find(({ iso2 }) => iso2 === this.site.countries[0]);
  }

  /**
   * "0.08, 0.05 and 0.02": levels without their unit, for a sentence. At build time only. The English
   * is British: no comma before the "and".
   */
  levelList(levels: readonly number[]): string {
    const locale = this.site.locale === 'en' ? 'en-GB' : this.site.locale;
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    return list.format(levels.map((permille) => this.bareLevel(permille)));
  }

  /** The legal limit of a country, of new or professional drivers if asked for. */
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
   * The time from one level to a lower one, as the calculator counts it from a measured value: hours
   * and minutes, rounded up. A level in a text is one after the last sip, of which nobody says how
   * long ago it was, so the cautious time is that of a last sip just taken: never too early.
   * @throws {Error} where there is nothing to wait for
   */
  hours(from: number, to: number, kind: TimeKind): string {
    const forecast = forecastMeasured({ permille: from, sinceLastDrinkMin: 0, limitPermille: to });
    const { driveMin } = kind === 'cautious' ? forecast.late : forecast.likely;
    if (driveMin === 0) throw new Error(`Nothing to wait for from ${from} to ${to}`);
    return durationText(driveMin, this.t);
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
