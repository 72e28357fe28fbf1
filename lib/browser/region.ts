import { regionOf } from '@/lib/countries/region-of';

/** ISO code of the first region in the browser's languages; empty if none has a region. */
export function browserRegion(): string {
  if (typeof navigator === 'undefined') return '';
  return (navigator.languages ?? [navigator.language]).map(regionOf).find(Boolean) ?? '';
}
