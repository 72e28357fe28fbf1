import { useState } from 'react';
import { useGo } from '@/components/shell/use-go';
import { onDemand } from '@/components/ui/on-demand';
import { answerOf, askable } from '@/lib/answer/answer';
import type { Choice } from '@/lib/answer/choices';
import { say } from '@/lib/answer/say';
import { homeFields } from '@/lib/site/home-fields';
import { href } from '@/lib/site/routes';
import type { ShownResult } from './result-parts';

/** Few visitors are asked. */
const givingFact = onDemand(() => import('@/lib/store/give-fact').then((part) => part.giveFact));

type Given = Pick<ShownResult, 'siteCode' | 'source' | 'evening' | 'countries' | 'writer'>;
type Made = Pick<ShownResult, 'answer' | 'said' | 'facts' | 'asked' | 'askFirst'>;

function focusQuestion() {
  document.querySelector<HTMLElement>('[data-testid=question] button')?.focus();
}

/** The answer of a result, its sentences, and how open facts are given. */
export function useResultAnswer({ siteCode, source, evening, countries, writer }: Given): Made {
  const go = useGo();
  const [isAsking, setAsking] = useState(false);
  const { model, laws, nowMs, zonedNow, origin, candidates, store, chooseLimit } = source;
  const answer = answerOf(evening, model, source, nowMs, origin);

  function handleChoice(choice: Choice) {
    setAsking(false);
    if (choice.act === 'country') chooseLimit.setCountry(choice.value);
    else if (choice.act === 'class') chooseLimit.setDriverClass(choice.value);
    else if (choice.act !== 'edit') {
      if (store) void givingFact.whenThere((giveFact) => giveFact(store, choice));
    } else if (choice.value === 'country' || choice.value === 'class') {
      document.querySelector<HTMLElement>('[data-testid=country]')?.click();
    } else {
      const isTimes = choice.value === 'times';
      const timesField = answer.kind === 'measurement' ? homeFields.measurement : homeFields.times;
      const field = isTimes ? timesField : homeFields.person;
      go(`${href(siteCode, { page: 'home' })}#${field}`);
    }
  }

  return {
    answer,
    said: say(answer),
    facts: {
      model,
      zonedNow: { ...zonedNow, nowMs },
      countries: countries.flatMap(({ iso2, name }) => {
        const law = candidates.includes(iso2) && laws[iso2];
        return law ? [{ iso2, name, law }] : [];
      }),
      countryName: countries.find(({ iso2 }) => iso2 === evening.limit.iso2)?.name ?? '',
      writer,
      onChoice: handleChoice,
    },
    asked: answer.ask ?? (isAsking ? askable(answer.open, origin) : null),
    askFirst() {
      const mustAsk = answer.ask === null && askable(answer.open, origin) !== null;
      setAsking(mustAsk);
      const isAsked = mustAsk || answer.ask !== null;
      // Once the question is rendered.
      if (isAsked) requestAnimationFrame(focusQuestion);
      return isAsked;
    },
  };
}
