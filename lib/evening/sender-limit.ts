import { applicableLimit, type CountryLaws } from '@/lib/countries/applicable-limit';
import type { CountedLimit } from '@/lib/countries/whose-limit';
import type { SharedFacts } from '@/lib/share/shared-facts';
import type { Evening } from './evening';

/** What a link says of the sender's limit. An own limit is their business: it is not sent. */
export function factsOfLimit({ limit, isCountryOpen, isClassOpen }: CountedLimit): SharedFacts {
  const { iso2, driverClass, ownLimitPermille } = limit;
  if (ownLimitPermille !== null) return { place: '', driverClass: 'general', open: [] };
  return {
    place: iso2,
    driverClass,
    open: [
      ...(isCountryOpen ? ['country' as const] : []),
      ...(isClassOpen ? ['class' as const] : []),
    ],
  };
}

/** The limit of the sender of a link; null if it says none, or a place that is not listed. */
export function senderLimit(
  facts: SharedFacts | undefined,
  laws: CountryLaws,
  breathIso2?: string,
): CountedLimit | null {
  if (!facts || !Object.hasOwn(laws, facts.place)) return null;
  const { place: iso2, driverClass, open } = facts;
  return {
    limit: applicableLimit({ iso2, driverClass, ownLimitPermille: null }, laws, breathIso2),
    isCountryOpen: open.includes('country'),
    isClassOpen: open.includes('class'),
  };
}

/** Whether the cautious time of one limit is later: either may be the law for who receives a link. */
export const isLater = (one: Evening, other: Evening) =>
  one.forecast.cautious.driveMin > other.forecast.cautious.driveMin;
