import type { Choice } from '@/lib/answer/choices';
import type { ZonedNow } from '@/lib/calendar/zone';
import type { AnswerWriter } from '@/lib/i18n/answer-words';
import type { LimitOfCountry } from '@/lib/i18n/choice-texts';
import type { CalculatorModel } from '@/lib/model/model';

/** What question and condition show and do. */
export interface OpenFacts {
  model: CalculatorModel;
  zonedNow: ZonedNow;
  /** The countries whose limit may apply, the one that counts among them. */
  countries: readonly LimitOfCountry[];
  /** Name of the country whose limit counts. */
  countryName: string;
  writer: AnswerWriter;
  /** Enters a choice, or leads to the fields of its fact. */
  onChoice: (choice: Choice) => void;
}
