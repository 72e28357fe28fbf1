import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useGo } from '@/components/shell/use-go';
import { onDemand } from '@/components/ui/on-demand';
import { answerOf, askable } from '@/lib/answer/answer';
import type { Choice } from '@/lib/answer/choices';
import { say } from '@/lib/answer/say';
import type { Evening } from '@/lib/evening/evening';
import type { CountryOption } from '@/lib/i18n/country-names';
import { homeFields } from '@/lib/site/home-fields';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import type { OtherEvening } from './later-result';
import type { ResultSource } from './result-source';
import { limitNameOf, useResultTexts, type ResultTexts } from './result-texts';

/** Few visitors are asked. */
const givingFact = onDemand(() => import('@/lib/store/give-fact').then((part) => part.giveFact));

/** What a measurement has of its own: texts where drinks have others, and the code of its link. */
export interface OfMeasurement {
  /** "Measured, at 23:30" */
  title: string;
  /** Shown while the time of the measurement is in the future. */
  before: string;
  /** The curve in words. */
  curve: string;
  disclaimer: string;
  /** What the share link reveals to its recipient. */
  shareHolds: string;
  shareCode: () => string;
}

export interface ShownProps<Shown extends Evening = Evening> {
  siteCode: SiteCode;
  source: ResultSource;
  evening: Shown;
  /** Null if there is only one limit. */
  other: OtherEvening | null;
  countries: CountryOption[];
}

function focusQuestion() {
  document.querySelector<HTMLElement>('[data-testid=question] button')?.focus();
}

/** All data that the parts of a result read, as their prop `shown`. */
export type ShownResult<Shown extends Evening = Evening> = ReturnType<typeof useShown<Shown>>;

/**
 * Makes what the parts of a result read, once per render: the answer, its sentences, how open facts
 * are given, and the writers of its texts.
 */
export function useShown<Shown extends Evening>(
  { siteCode, source, evening, other, countries }: ShownProps<Shown>,
  ofMeasurement?: (texts: ResultTexts) => OfMeasurement,
) {
  const { model, laws, nowMs, zonedNow, origin, candidates, store, chooseLimit } = source;
  const { limit, startMs } = evening;
  const { unitSystem } = model;
  const t = useTranslations();
  const go = useGo();
  const [isAsking, setAsking] = useState(false);
  const texts = useResultTexts(
    { siteCode, unitSystem, zone: zonedNow.zone, startMs, nowMs },
    limit.permille,
  );
  const writer = { t, texts, levels: texts };
  const answer = answerOf(evening, model, source, nowMs, origin);
  const country = countries.find(({ iso2 }) => iso2 === limit.iso2);
  const limitName = limitNameOf(limit, countries, t);

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
    siteCode,
    source,
    evening,
    other,
    countries,
    texts,
    writer,
    phase: answer.phase,
    answer,
    said: say(answer),
    /** What is open, and how it is given. */
    facts: {
      model,
      zonedNow: { ...zonedNow, nowMs },
      candidates,
      laws,
      countryName: country?.name ?? '',
      writer,
      onChoice: handleChoice,
    },
    /** The fact that is asked for. */
    asked: answer.ask ?? (isAsking ? askable(answer.open, origin) : null),
    /**
     * Asks for the first open fact, before something is made of the answer that others see.
     * @returns false if nothing is open
     */
    askFirst() {
      const mustAsk = answer.ask === null && askable(answer.open, origin) !== null;
      setAsking(mustAsk);
      const isAsked = mustAsk || answer.ask !== null;
      // Once the question is rendered.
      if (isAsked) requestAnimationFrame(focusQuestion);
      return isAsked;
    },
    /** The selected country; undefined when it is not in the list. */
    country,
    /** "Poland", "Your own limit" */
    limitName,
    /** "0.2 ‰, Poland" */
    limitWithName: t('result.country.value', {
      limit: texts.limitWithUnit(limit.permille),
      country: limitName,
    }),
    /** Only for a measurement. */
    measured: ofMeasurement?.(texts),
  };
}
