'use client';

import { useEffect, useRef, useState } from 'react';
import { questions, type Question, type ScoreBySex } from '@/lib/answers/audit-c';

/** The texts of the self-check, made at build time. */
export interface SelfCheckTexts {
  sex: string;
  woman: string;
  man: string;
  asked: Record<Question, { text: string; options: readonly string[] }>;
  open: string;
  /** By points, 0 to 12. */
  scores: readonly string[];
  low: Record<Sex, string>;
  high: Record<Sex, string>;
  help: string;
  /** When the help line was last checked. */
  helpNote?: string;
}

type Sex = keyof ScoreBySex;

interface Answered {
  sex: Sex;
  /** Null until all questions are answered. */
  points: number | null;
}

/** The three questions of AUDIT-C. The answers are neither stored nor sent. */
export function SelfCheckForm({ from, texts }: { from: ScoreBySex; texts: SelfCheckTexts }) {
  const form = useRef<HTMLFormElement>(null);
  const [{ sex, points }, setAnswered] = useState<Answered>({ sex: 'woman', points: null });

  function read() {
    if (form.current) setAnswered(answeredIn(new FormData(form.current)));
  }
  // Radios chosen before hydration.
  useEffect(read, []);

  const isHigh = points !== null && points >= from[sex];
  return (
    <form
      ref={form}
      onChange={read}
      // Keeps browsers from restoring the answers after a reload.
      autoComplete="off"
      className="space-y-5"
      data-testid="self-check"
    >
      <Choice
        name="sex"
        text={texts.sex}
        options={[
          ['woman', texts.woman],
          ['man', texts.man],
        ]}
        chosen="woman"
      />
      {questions.map((question) => (
        <Choice
          key={question}
          name={question}
          text={texts.asked[question].text}
          options={texts.asked[question].options.map((option, index) => [String(index), option])}
        />
      ))}
      <div role="status" className="rounded-box bg-tile p-4">
        {points === null ? (
          <p>{texts.open}</p>
        ) : (
          <>
            <p className="num text-xl font-semibold">{texts.scores[points]}</p>
            <p className="mt-1">{isHigh ? texts.high[sex] : texts.low[sex]}</p>
            {isHigh && <p className="mt-2 font-semibold">{texts.help}</p>}
            {isHigh && texts.helpNote && <p className="mt-1 text-sm">{texts.helpNote}</p>}
          </>
        )}
      </div>
    </form>
  );
}

function answeredIn(data: FormData): Answered {
  const answers = questions.map((question) => data.get(question));
  const points = answers.reduce((sum, answer) => sum + Number(answer), 0);
  return {
    sex: data.get('sex') === 'man' ? 'man' : 'woman',
    points: answers.includes(null) ? null : points,
  };
}

interface ChoiceProps {
  name: string;
  text: string;
  options: readonly (readonly [value: string, label: string])[];
  chosen?: string;
}

function Choice({ name, text, options, chosen }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{text}</legend>
      <div className="mt-1">
        {options.map(([value, label]) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              value={value}
              className="radio shrink-0 radio-sm radio-info"
              defaultChecked={value === chosen}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
