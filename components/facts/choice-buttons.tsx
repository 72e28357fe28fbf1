import { choicesOf, type Choice } from '@/lib/answer/choices';
import type { Fact } from '@/lib/answer/facts';
import type { ZonedNow } from '@/lib/calendar/zone';
import { choiceText, type ChoiceFacts } from '@/lib/i18n/choice-texts';

/** What question and condition show and do. */
export interface OpenFacts extends ChoiceFacts {
  zonedNow: ZonedNow;
  /** Name of the country whose limit counts. */
  countryName: string;
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
  const { model, zonedNow, candidates, onChoice } = facts;
  return (
    <div
      className={`flex gap-2 ${isRow ? '-mx-4 overflow-x-auto px-4 py-1 whitespace-nowrap [scrollbar-width:none] max-md:*:shrink-0 md:mx-0 md:flex-wrap md:px-0 md:whitespace-normal' : 'flex-wrap'}`}
    >
      {choicesOf(fact, model, zonedNow, candidates).map((choice) => (
        <button
          key={`${choice.act} ${choice.value}`}
          type="button"
          data-choice={choice.act === 'edit' ? 'edit' : choice.value}
          className="min-h-11 cursor-pointer rounded-field bg-(--asks-ground) px-2.5 py-1.5 text-start text-sm leading-tight font-semibold text-link hover:outline-1 hover:outline-current"
          onClick={() => onChoice(choice)}
        >
          <span>{choiceText(choice, facts)}</span>
        </button>
      ))}
    </div>
  );
}
