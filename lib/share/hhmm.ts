/** A clock time as a number in a link: "21:05" is 2105. */
export function hhmmOf(time: string): number {
  return Number(time.replace(':', ''));
}

/** The clock time of such a number, without validation: 2199 becomes "21:99". */
export function clockOfHhmm(hhmm: number): string {
  return String(hhmm).padStart(4, '0').replace(/..$/, ':$&');
}
