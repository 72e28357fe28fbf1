import type { ResultTexts } from '@/components/result/result-texts';

interface ClockProps {
  /** Minutes from the start. */
  atMin: number;
  texts: ResultTexts;
  attributes: object;
}

/** "Sat" over "03:45": the largest thing on the page, and the only one that glows. */
export function Clock({ atMin, texts, attributes }: ClockProps) {
  // "3:45 AM": the half of the day stands small beside the digits.
  const [digits, half] = texts.clock(atMin).split(/\s(?=[AP]M)/);
  const day = texts.day(atMin);
  return (
    <p {...attributes} translate="no" className="clock num glow flex-col items-center gap-0">
      {day && <span className="block text-xl leading-tight font-semibold">{day}</span>}
      {day && ' '}
      <span className="text-[clamp(2.75rem,23.75cqi,7rem)] leading-none font-semibold tracking-[-0.05em] whitespace-nowrap">
        {digits}
      </span>
      {half && ' '}
      {half && <span className="text-xl font-semibold">{half}</span>}
    </p>
  );
}
