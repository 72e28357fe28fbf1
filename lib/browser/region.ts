import { regionOf } from '@/lib/countries/region-of';

/** The country the visitor's browser is set to, by its first language that names one; else empty. */
export function browserRegion(): string {
  if (typeof navigator === 'undefined') return '';
  return (navigator.languages ?? [navigator.language]).map(regionOf).find(Boolean) ?? '';
}
