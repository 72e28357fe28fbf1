import { leadToId } from '@/components/calculator/when/lead-to';
import type { Choice } from '@/lib/answer/choices';
import type { Fact } from '@/lib/answer/facts';
import type { EntryMode } from '@/lib/model/model';
import { homeFields } from '@/lib/site/home-fields';
import type { CalculatorStore } from '@/lib/store/calculator';
import { giveFact } from '@/lib/store/give-fact';

/** Enters a choice of the question, or leads to the fields of its fact. */
export function chooseFact(store: CalculatorStore, choice: Choice): void {
  if (choice.act === 'edit') leadToFact(choice.value, store.getState().model.entryMode);
  else giveFact(store, choice);
}

/** The country is chosen where the limit is shown. */
function leadToFact(fact: Fact, entryMode: EntryMode): void {
  if (fact === 'country' || fact === 'class') {
    document.querySelector<HTMLElement>('[data-testid=limit-country]')?.click();
    return;
  }
  const timesId = entryMode === 'measurement' ? homeFields.measurement : homeFields.times;
  const id = fact === 'body' ? homeFields.person : timesId;
  leadToId(id, 'start');
  const section = document.getElementById(id)?.closest('section');
  section?.querySelector<HTMLElement>('[aria-expanded=false]')?.click();
}
