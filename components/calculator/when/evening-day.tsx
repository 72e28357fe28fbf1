import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { CalendarIcon } from '@/components/ui/icons';
import { dayPlus } from '@/lib/calendar/local-day';
import { dayNumberOf, dayNumberSize, dayOfNumber } from '@/lib/share/day-number';
import { useDays } from './use-days';

/** Value of the option that shows the date field. */
const other = 'other';

/** The dates that a share link can hold. Excludes a year that is still being typed. */
const dates = { min: dayOfNumber(1) ?? '', max: dayOfNumber(dayNumberSize - 1) ?? '' };

/** Days before today that are listed. */
const recentDays = 6;

interface EveningDayProps {
  label: string;
  /** 'YYYY-MM-DD' */
  day: string;
  onChange: (day: string) => void;
}

/** Selects the day: tomorrow, today, one of the last days, or any date. */
export function EveningDay({ label, day, onChange }: EveningDayProps) {
  const t = useTranslations();
  const { today, date } = useDays();
  const [isOther, setIsOther] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  // The day may be changed elsewhere. A date that is being typed is not overwritten.
  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = day;
  }, [day]);
  if (today === null) return null;
  const near = [1, 0, ...Array.from({ length: recentDays }, (_, i) => -1 - i)];
  const days = near.map((distance) => dayPlus(today, distance));
  const words: Record<string, string> = {
    [dayPlus(today, 1)]: t('evening.tomorrow', { date: date(dayPlus(today, 1)) }),
    [today]: t('evening.today', { date: date(today) }),
    [dayPlus(today, -1)]: t('evening.yesterday', { date: date(dayPlus(today, -1)) }),
  };
  const options = days.includes(day) || day === '' ? days : [...days, day];

  return (
    <div className="grid justify-items-start gap-2">
      <div className="chip relative min-w-36 text-link has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring)">
        <CalendarIcon />
        <span aria-hidden="true" className="num">
          {date(day)}
        </span>
        <select
          data-testid="evening-day"
          aria-label={label}
          className="absolute -inset-px size-[calc(100%+2px)] min-w-0 cursor-pointer rounded-full bg-base-100 text-base-content opacity-0"
          value={isOther ? other : day}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setIsOther(value === other);
            if (value !== other) onChange(value);
          }}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {words[option] ?? date(option)}
            </option>
          ))}
          <option value={other}>{t('evening.otherDay')}</option>
        </select>
      </div>
      {isOther && (
        <input
          ref={box}
          type="date"
          min={dates.min}
          max={dates.max}
          data-testid="evening-date"
          aria-label={t('evening.otherDay')}
          className="input h-11 w-full"
          defaultValue={day}
          onChange={(event) => {
            const { value } = event.currentTarget;
            if (dayNumberOf(value) > 0) onChange(value);
          }}
        />
      )}
    </div>
  );
}
