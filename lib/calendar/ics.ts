/**
 * A calendar entry as iCalendar text (RFC 5545). Its moment is written in UTC, so that every
 * calendar shows it at the right local time without a description of the time zone.
 */

/** One entry; instants are milliseconds since 1970. */
export interface CalendarEntry {
  atMs: number;
  /** When the entry was written. */
  writtenMs: number;
  title: string;
  text: string;
  /** Tells this entry from others of the same calendar. */
  uid: string;
}

/** How long the entry covers in a calendar's day view. */
const entryLength = 'PT15M';

/** Bytes of UTF-8 that a line may hold before it must be folded (RFC 5545, section 3.1). */
const longestLineBytes = 75;

/** The text of an .ics file with one entry that also rings at its moment. */
export function icsText(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Virtual Breathalyser//EN',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utcText(entry.writtenMs)}`,
    `DTSTART:${utcText(entry.atMs)}`,
    `DURATION:${entryLength}`,
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escaped(entry.title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261122T051900Z` */
function utcText(instantMs: number): string {
  return new Date(instantMs).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\n/g, '\\n');
}

/** Long lines go on behind a line break and a space; a sign of several bytes stays whole. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (bytes + size > longestLineBytes) {
      text += '\r\n ';
      bytes = 1;
    }
    text += sign;
    bytes += size;
  }
  return text;
}
