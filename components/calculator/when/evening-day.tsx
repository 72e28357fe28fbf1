import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { CalendarIcon } from '@/components/ui/icons';
import { WheelPickerButton } from '@/components/ui/wheel-picker/wheel-picker-button';
import type { WheelOption } from '@/components/ui/wheel-picker/wheel-selection';
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
  const id = useId();
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
  const listed = days.includes(day) || day === '' ? days : [...days, day];
  const options = [
    ...listed.map((option) => ({ id: option, name: words[option] ?? date(option) })),
    { id: other, name: t('evening.otherDay') },
  ];

  function handleConfirm([chosen]: WheelOption[]) {
    setIsOther(chosen?.id === other);
    if (chosen && chosen.id !== other) onChange(chosen.id);
  }

  return (
    <div className="grid justify-items-start gap-2">
      <span hidden id={`${id}-label`}>
        {label}
      </span>
      <WheelPickerButton
        testId="evening-day"
        labelledBy={`${id}-label ${id}-day`}
        className="chip min-w-36 text-link"
        picker={{
          heading: label,
          columns: [{ label, options, selectedId: isOther ? other : day }],
          okLabel: t('picker.ok'),
          closeLabel: t('picker.close'),
          onConfirm: handleConfirm,
        }}
      >
        <CalendarIcon />
        <span id={`${id}-day`} className="num">
          {date(day)}
        </span>
      </WheelPickerButton>
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
