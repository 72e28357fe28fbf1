import { leadToId } from '@/components/calculator/when/lead-to';
import type { Fact } from '@/lib/answer/facts';
import type { EntryMode } from '@/lib/model/model';
import { homeFields } from '@/lib/site/home-fields';

/** Leads to the fields of a fact; the country is chosen where the limit is shown. */
export function leadToFact(fact: Fact, entryMode: EntryMode): void {
  if (fact === 'country' || fact === 'class') {
    document.querySelector<HTMLElement>('[data-testid=limit-country]')?.click();
    return;
  }
  const timesId = entryMode === 'measurement' ? homeFields.measurement : homeFields.times;
  const id = fact === 'body' ? homeFields.person : timesId;
  leadToId(id);
  const field = document.getElementById(id)?.closest('section');
  const line = field?.querySelector<HTMLElement>('[aria-expanded=false]');
  line?.click();
}
