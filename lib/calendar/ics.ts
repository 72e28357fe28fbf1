/**
 * A calendar entry as iCalendar text (RFC 5545), in UTC: no definition of a time zone is needed.
 */

/** One entry; instants are milliseconds since 1970. */
export interface CalendarEntry {
  atMs: number;
  /** When the entry was written. */
  writtenMs: number;
  title: string;
  text: string;
  /** Unique id of the entry within a calendar. */
  uid: string;
}

/** Maximum length of a line in UTF-8 bytes; longer lines are folded (RFC 5545, section 3.1). */
const maxLineBytes = 75;

/** The text of an .ics file with one entry and an alarm at its time. */
export function icsText(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Virtual Breathalyser//EN',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utcText(entry.writtenMs)}`,
    `DTSTART:${utcText(entry.atMs)}`,
    'DURATION:PT15M',
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

/** Folds a long line (line break and space) without splitting multi-byte characters. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (bytes + size > maxLineBytes) {
      text += '\r\n ';
      bytes = 1;
    }
    text += sign;
    bytes += size;
  }
  return text;
}
