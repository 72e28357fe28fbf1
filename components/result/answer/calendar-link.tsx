import { useTranslations } from 'next-intl';
import type { ShownResult } from '@/components/result/use-shown';
import { CalendarIcon } from '@/components/ui/icons';
import { onDemand } from '@/components/ui/on-demand';
import { askable } from '@/lib/answer/answer';

/** Loaded apart, since only a press needs the file and the words of its condition. */
export const calendarEntry = onDemand(() =>
  import(/* webpackChunkName: "handing-on" */ './calendar-entry').then(
    (module) => module.calendarAddress,
  ),
);

/** Button that saves the cautious time as a calendar file, or asks first for what the time rests on. */
export function CalendarLink({ shown }: { shown: ShownResult }) {
  const { answer, asked, askFirst } = shown;
  const t = useTranslations();
  const [addressOf, load, isMissing] = calendarEntry.usePart(true);
  if (answer.isWithheld) return null;

  const className = 'btn btn-info h-auto min-h-13 max-w-full grow-2 gap-2 px-4 py-2 text-base';
  const label = (
    <>
      <CalendarIcon />
      <span>{t('result.calendar.button')}</span>
    </>
  );
  // A reminder may only rest on what was given.
  const isAsking = askable(answer.open, answer.origin) !== null;
  if (isAsking && asked !== null) return null;
  if (isAsking || isMissing) {
    // The result does without its reminder: a press tries again, and says so if that fails.
    const handlePress = isAsking ? askFirst : () => void calendarEntry.whenThere(load);
    return (
      <button type="button" data-testid="calendar" className={className} onClick={handlePress}>
        {label}
      </button>
    );
  }
  return (
    <a
      data-testid="calendar"
      href={addressOf?.(shown)}
      download="breathalyser.ics"
      className={className}
    >
      {label}
    </a>
  );
}
