import { onDemand } from '@/components/ui/on-demand';

/** The calendar file and the words of its condition are needed by a press only. */
export const calendarChunk = onDemand(() =>
  import('./calendar-link').then((module) => module.CalendarLink),
);
