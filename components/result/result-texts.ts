import { useTranslations } from 'next-intl';
import { h12Text, minutesOfDay } from '@/lib/bac';
import { clockAt } from '@/lib/calendar/evening';
import { formatLevel, formatLimit, formatNumber, hoursAndMinutes } from '@/lib/i18n/format';
import type { UnitSystem } from '@/lib/model/model';
import { timeFormatOf } from '@/lib/model/units';
import { siteByCode, type SiteCode } from '@/lib/site/sites';

/** Writes the numbers of one result in the site's language, units and clock. */
export interface ResultTexts {
  /** ‰, % BAC or g/L. */
  unit: string;
  /** A level without its unit. */
  level: (permille: number) => string;
  levelWithUnit: (permille: number) => string;
  /** A legal limit without its unit, as few decimals as the law writes. */
  limit: (permille: number) => string;
  limitWithUnit: (permille: number) => string;
  number: (value: number, decimals: number) => string;
  /** The visitor's clock so many real minutes after the start. */
  clock: (atMin: number) => string;
  /** A 24-hour time of the model in the visitor's form. */
  clockText: (h24: string) => string;
  /** "tomorrow": the day of that minute, seen from now. */
  day: (atMin: number) => string;
  duration: (totalMin: number) => string;
}

/** A number never parts from its unit at a line end. */
const noBreakSpace = '\u00a0';
const unbroken = (text: string) => text.replaceAll(' ', noBreakSpace);

const MINUTE_MS = 60_000;

/** What the texts of a result depend on. */
export interface ResultTextsSetup {
  siteCode: SiteCode;
  unitSystem: UnitSystem;
  /** Instant of minute 0, milliseconds since 1970. */
  startMs: number;
  nowMs: number;
}

/** The writer for a result; only for use in the browser, since clock and day are the visitor's. */
export function useResultTexts(setup: ResultTextsSetup): ResultTexts {
  const t = useTranslations();
  const { siteCode, unitSystem, startMs, nowMs } = setup;
  const site = siteByCode(siteCode);
  const units = {
    promil: t('unit.promil'),
    bac: t('unit.bac'),
    gramPerLiter: t('unit.gramPerLiter'),
  };
  const unit = unbroken(units[site.alcoholUnit]);
  const withUnit = (text: string) => `${text}${noBreakSpace}${unit}`;
  const clockText = (h24: string) =>
    timeFormatOf(unitSystem) === 12 ? unbroken(h12Text(minutesOfDay(h24))) : h24;

  function day(atMin: number): string {
    const fromNowMin = (startMs - nowMs) / MINUTE_MS + atMin;
    const days = clockAt(nowMs, fromNowMin).dayOffset;
    if (days === 0) return t('day.today');
    if (days === 1) return t('day.tomorrow');
    if (days === -1) return t('day.yesterday');
    return days > 0 ? t('day.inDays', { days }) : t('day.daysAgo', { days: -days });
  }

  function duration(totalMin: number): string {
    const { hours, minutes } = hoursAndMinutes(totalMin);
    if (minutes === 0) return unbroken(t('duration.hours', { hours }));
    if (hours === 0) return unbroken(t('duration.minutes', { minutes }));
    return unbroken(t('duration.hoursMinutes', { hours, minutes }));
  }

  return {
    unit,
    level: (permille) => formatLevel(permille, site),
    levelWithUnit: (permille) => withUnit(formatLevel(permille, site)),
    limit: (permille) => formatLimit(permille, site),
    limitWithUnit: (permille) => withUnit(formatLimit(permille, site)),
    number: (value, decimals) => formatNumber(value, decimals, site),
    clock: (atMin) => clockText(clockAt(startMs, atMin).h24),
    clockText,
    day,
    duration,
  };
}
