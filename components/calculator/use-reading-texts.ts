import { useTranslations } from 'next-intl';
import { h12Text, minutesOfDay, type ClockTime } from '@/lib/bac';
import { clockAt, startInstant } from '@/lib/calendar/evening';
import { formatLevel, formatLimit, formatNumber } from '@/lib/i18n/format';
import type { UnitSystem } from '@/lib/model/model';
import { timeFormatOf } from '@/lib/model/units';
import type { Site } from '@/lib/site/sites';

/** A number never parts from its unit at a line end. */
const noBreakSpace = '\u00a0';
const MINUTE_MS = 60_000;

/** Writes the numbers of the live reading in the site's language and unit. */
export interface ReadingTexts {
  /** ‰, % BAC or g/L. */
  unit: string;
  /** A level without its unit. */
  level: (permille: number) => string;
  levelWithUnit: (permille: number) => string;
  limitWithUnit: (permille: number) => string;
  grams: (grams: number) => string;
}

export function useReadingTexts(site: Site): ReadingTexts {
  const t = useTranslations();
  const units = {
    promil: t('unit.promil'),
    bac: t('unit.bac'),
    gramPerLiter: t('unit.gramPerLiter'),
  };
  const unit = units[site.alcoholUnit].replace(' ', noBreakSpace);
  const withUnit = (text: string) => text + noBreakSpace + unit;
  return {
    unit,
    level: (permille) => formatLevel(permille, site),
    levelWithUnit: (permille) => withUnit(formatLevel(permille, site)),
    limitWithUnit: (permille) => withUnit(formatLimit(permille, site)),
    grams: (grams) => t('panel.grams', { grams: formatNumber(grams, 1, site) }),
  };
}

/** A moment of the evening as the visitor's clock will show it. */
export interface EveningMoment {
  /** `06:19` or `6:19 AM`. */
  time: string;
  /** "tomorrow", seen from now; null until the visitor's clock is known. */
  day: string | null;
}

/** What the clock of an evening is read from. */
export interface EveningClock {
  timeStart: string;
  unitSystem: UnitSystem;
  nowMs: number | null;
}

/**
 * Reads moments off the visitor's clock, clock changes of the night included; before that clock is
 * known (on the server), off the engine's.
 */
export function useEveningClock({ timeStart, unitSystem, nowMs }: EveningClock) {
  const t = useTranslations();

  function dayName(days: number): string {
    if (days === 0) return t('day.today');
    if (days === 1) return t('day.tomorrow');
    if (days === -1) return t('day.yesterday');
    return days > 0 ? t('day.inDays', { days }) : t('day.daysAgo', { days: -days });
  }

  const written = (h24: string) =>
    timeFormatOf(unitSystem) === 12 ? h12Text(minutesOfDay(h24)).replace(' ', noBreakSpace) : h24;

  return (clock: Pick<ClockTime, 'minutesFromStart' | 'h24'>): EveningMoment => {
    if (nowMs === null) return { time: written(clock.h24), day: null };
    const startMs = startInstant(timeStart, nowMs);
    const momentMs = startMs + clock.minutesFromStart * MINUTE_MS;
    return {
      time: written(clockAt(startMs, clock.minutesFromStart).h24),
      day: dayName(clockAt(nowMs, (momentMs - nowMs) / MINUTE_MS).dayOffset),
    };
  };
}
