import type { EveningTexts } from '@/lib/i18n/use-evening-texts';

interface ClockProps {
  atMin: number;
  texts: EveningTexts;
  /** Of the element with the time. */
  attributes: object;
}

/** "Sat 03:45": the largest thing on the page, and the only one that glows. */
export function Clock({ atMin, texts, attributes }: ClockProps) {
  const day = texts.day(atMin);
  // "3:45 AM": the half of the day stands small beside the digits.
  const [digits, half] = texts.clock(atMin).split(/\s(?=[AP]M)/);
  return (
    <p className="clock num glow" translate="no" {...attributes}>
      {day && <span className="clock-day">{day} </span>}
      <span className="clock-digits">{digits}</span>
      {half && <span className="text-xl font-semibold"> {half}</span>}
    </p>
  );
}
