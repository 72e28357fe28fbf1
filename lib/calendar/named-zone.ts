import { MINUTE_MS, type Zone } from './zone';

/** A fixed offset, such as "UTC+02:00". */
const fixedOffset = /^UTC([+-])(\d{2}):(\d{2})$/;

/** The name of a zone whose clocks never change. @param offsetMin minutes ahead of UTC */
export function fixedZoneName(offsetMin: number): string {
  const minutes = Math.abs(offsetMin);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `UTC${offsetMin < 0 ? '-' : '+'}${hours}:${rest}`;
}

/** The place that a zone is named for: "New York" for "America/New_York". */
export function placeOfZone(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

const known = new Map<string, Zone | null>();

/**
 * The time zone of a name: an IANA name such as "America/New_York", or a fixed offset.
 * @returns null if the browser does not know it
 */
export function zoneNamed(name: string): Zone | null {
  const seen = known.get(name);
  if (seen !== undefined) return seen;
  const zone = fixedZone(name) ?? ianaZone(name);
  known.set(name, zone);
  return zone;
}

function fixedZone(name: string): Zone | null {
  const [, sign, hours, minutes] = fixedOffset.exec(name) ?? [];
  if (sign === undefined) return null;
  const offsetMin = Number(hours) * 60 + Number(minutes);
  return () => (sign === '-' ? -offsetMin : offsetMin);
}

function ianaZone(name: string): Zone | null {
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    return (instantMs) => {
      const minuteMs = Math.floor(instantMs / MINUTE_MS) * MINUTE_MS;
      const parts = new Map(
        format.formatToParts(minuteMs).map(({ type, value }) => [type, Number(value)]),
      );
      const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
      const shown = Date.UTC(
        part('year'),
        part('month') - 1,
        part('day'),
        part('hour'),
        part('minute'),
      );
      return Math.round((shown - minuteMs) / MINUTE_MS);
    };
  } catch {
    // An unknown name throws a RangeError; what it means is said by the null.
    return null;
  }
}
