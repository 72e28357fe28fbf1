import type { Zone } from './zone';

/** A fixed offset, such as "GMT+02:00"; "GMT" alone is none. */
const fixedOffset = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/;

/** The name of a zone whose clocks never change. @param offsetMin minutes ahead of UTC */
export function fixedZoneName(offsetMin: number): string {
  const minutes = Math.abs(offsetMin);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `GMT${offsetMin < 0 ? '-' : '+'}${hours}:${rest}`;
}

function offsetMinOf(name: string): number | null {
  const [known, sign, hours, minutes] = fixedOffset.exec(name) ?? [];
  if (known === undefined) return null;
  const offsetMin = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -offsetMin : offsetMin;
}

const known = new Map<string, Zone | null>();

/**
 * The time zone of a name: an IANA name such as "America/New_York", or a fixed offset.
 * @returns null if the browser does not know it
 */
export function zoneNamed(name: string): Zone | null {
  const seen = known.get(name);
  if (seen !== undefined) return seen;
  const offsetMin = offsetMinOf(name);
  const zone = offsetMin === null ? ianaZone(name) : () => offsetMin;
  known.set(name, zone);
  return zone;
}

function ianaZone(timeZone: string): Zone | null {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    return (instantMs) => {
      const part = format.formatToParts(instantMs).find(({ type }) => type === 'timeZoneName');
      return offsetMinOf(part?.value ?? '') ?? 0;
    };
  } catch {
    // An unknown name throws a RangeError; what it means is said by the null.
    return null;
  }
}

/** The place that a zone is named for: "New York" for "America/New_York". */
export function placeOfZone(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
