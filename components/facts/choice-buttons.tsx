import { choicesOf, type Choice } from '@/lib/answer/choices';
import type { Fact } from '@/lib/answer/facts';
import type { ZonedNow } from '@/lib/calendar/zone';
import type { AnswerWriter } from '@/lib/i18n/answer-words';
import { choiceText } from '@/lib/i18n/choice-texts';
import type { ListedCountries } from '@/lib/i18n/listed-countries';
import type { CalculatorModel } from '@/lib/model/model';

/** What question and condition show and do. */
export interface OpenFacts {
  model: CalculatorModel;
  zonedNow: ZonedNow;
  /** ISO codes of the countries whose limit may apply, the one that counts among them. */
  candidates: readonly string[];
  laws: ListedCountries;
  /** Name of the country whose limit counts. */
  countryName: string;
  writer: AnswerWriter;
  /** Enters a choice, or leads to the fields of its fact. */
  onChoice: (choice: Choice) => void;
}

interface ChoiceButtonsProps {
  fact: Fact;
  facts: OpenFacts;
  /** In one line that scrolls. */
  isRow?: boolean;
}

/** The answers to a question, as buttons. */
export function ChoiceButtons({ fact, facts, isRow = false }: ChoiceButtonsProps) {
  const { model, zonedNow, candidates, laws, writer, onChoice } = facts;
  const choices = choicesOf(fact, model, zonedNow, candidates);
  return (
    <div
      className={`flex gap-2 ${isRow ? '-mx-4 overflow-x-auto px-4 py-1 whitespace-nowrap [scrollbar-width:none] max-md:*:shrink-0 md:mx-0 md:flex-wrap md:px-0 md:whitespace-normal' : 'flex-wrap'}`}
    >
      {choices.map((choice) => (
        <button
          key={`${choice.act} ${choice.value}`}
          type="button"
          data-choice={choice.act === 'edit' ? 'edit' : choice.value}
          className="choice"
          onClick={() => onChoice(choice)}
        >
          <span>{choiceText(choice, model, candidates, laws, writer)}</span>
        </button>
      ))}
    </div>
  );
}
