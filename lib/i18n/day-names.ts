import { daysBetween, noonUtc } from '@/lib/calendar/local-day';
import type { Site } from '@/lib/site/sites';

/** Formats days in the language of a site. */
export interface DayNames {
  /** "Mon" */
  weekday: (day: string) => string;
  /** "Sat 21 Nov"; with the year if it is more than half a year from today. */
  date: (day: string, today: string) => string;
  /** "Mon" within a week of today, else "Sat 21 Nov". */
  near: (day: string, today: string) => string;
  /** "Saturday 21 November 2026" */
  whole: (day: string) => string;
}

const halfYearDays = 183;

const daysOfAWeek = 7;

const monthNumbers = '1 2 3 4 5 6 7 8 9 10 11 12';

/**
 * By locale: a date (in brackets what only one with a year has), the days from Sunday on, the months.
 * From Unicode CLDR 48, which Intl has too, but its first date format takes a slow phone a tenth of a
 * second (docs/adr/0014). English dates have the British order, and no comma.
 */
const written: Readonly<Record<string, readonly [date: string, days: string, months: string]>> = {
  en: [
    '{w} {d} {m}[ {y}]',
    'Sun Mon Tue Wed Thu Fri Sat',
    'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
  ],
  pl: [
    '{w}, {d} {m}[ {y}]',
    'niedz. pon. wt. śr. czw. pt. sob.',
    'sty lut mar kwi maj cze lip sie wrz paź lis gru',
  ],
  de: [
    '{w}., {d}. {m}[ {y}]',
    'So Mo Di Mi Do Fr Sa',
    'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  ],
  es: [
    '{w}, {d} {m}[ {y}]',
    'dom lun mar mié jue vie sáb',
    'ene feb mar abr may jun jul ago sept oct nov dic',
  ],
  fr: [
    '{w} {d} {m}[ {y}]',
    'dim. lun. mar. mer. jeu. ven. sam.',
    'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  ],
  'pt-BR': [
    '{w}, {d} de {m}[ de {y}]',
    'dom. seg. ter. qua. qui. sex. sáb.',
    'jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.',
  ],
  ru: [
    '{w}, {d} {m}[ {y} г.]',
    'вс пн вт ср чт пт сб',
    'янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.',
  ],
  it: [
    '{w} {d} {m}[ {y}]',
    'dom lun mar mer gio ven sab',
    'gen feb mar apr mag giu lug ago set ott nov dic',
  ],
  cs: ['{w} {d}. {m}.[ {y}]', 'ne po út st čt pá so', monthNumbers],
  ja: ['[{y}年]{m}月{d}日({w})', '日 月 火 水 木 金 土', monthNumbers],
  'zh-CN': ['[{y}年]{m}月{d}日{w}', '周日 周一 周二 周三 周四 周五 周六', monthNumbers],
};

/** The locale of long dates: the English site uses the British order, 21 November. */
export const dateLocale = (locale: string) => (locale === 'en' ? 'en-GB' : locale);

/** Whether a day is within a week of today, so that its weekday is unambiguous. */
export function isNear(day: string, today: string): boolean {
  return Math.abs(daysBetween(today, day)) < daysOfAWeek;
}

/** @throws {Error} for a locale of no site */
export function dayNames({ locale }: Pick<Site, 'locale'>): DayNames {
  const [pattern, days, months] = written[locale] ?? [];
  if (!pattern || !days || !months) throw new Error(`No day names of ${locale}`);

  const weekday = (day: string) => days.split(' ')[new Date(noonUtc(day)).getUTCDay()] ?? '';

  function date(day: string, today: string): string {
    const noon = new Date(noonUtc(day));
    const parts: Record<string, string> = {
      w: weekday(day),
      d: String(noon.getUTCDate()),
      m: months?.split(' ')[noon.getUTCMonth()] ?? '',
      y: String(noon.getUTCFullYear()),
    };
    const isFar = Math.abs(daysBetween(today, day)) > halfYearDays;
    return (pattern ?? '')
      .replace(/\[(.+)\]/, isFar ? '$1' : '')
      .replace(/\{(.)\}/g, (_, part: string) => parts[part] ?? '');
  }

  return {
    weekday,
    date,
    near: (day, today) => (isNear(day, today) ? weekday(day) : date(day, today)),
    whole: (day) =>
      new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'full', timeZone: 'UTC' }).format(
        noonUtc(day),
      ),
  };
}
