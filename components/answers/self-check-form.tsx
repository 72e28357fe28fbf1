'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { questions, type ScoreBySex } from '@/lib/answers/audit-c';

type Sex = keyof ScoreBySex;

/** The message keys of the questions, and of their answers by points. */
const asked = {
  often: {
    text: 'audit.howOften',
    options: ['audit.often0', 'audit.often1', 'audit.often2', 'audit.often3', 'audit.often4'],
  },
  many: {
    text: 'audit.howMany',
    options: ['audit.many0', 'audit.many1', 'audit.many2', 'audit.many3', 'audit.many4'],
  },
  six: {
    text: 'audit.howSix',
    options: ['audit.six0', 'audit.six1', 'audit.six2', 'audit.six3', 'audit.six4'],
  },
} as const;

interface Answered {
  sex: Sex;
  /** Null until all questions are answered. */
  points: number | null;
}

interface SelfCheckFormProps {
  from: ScoreBySex;
  /** The help line, and when it was last checked. */
  help: string;
  helpNote: string;
}

/** The three questions of AUDIT-C. The answers are neither stored nor sent. */
export function SelfCheckForm({ from, help, helpNote }: SelfCheckFormProps) {
  const t = useTranslations();
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
        text={t('audit.sex')}
        options={[
          ['woman', t('audit.woman')],
          ['man', t('audit.man')],
        ]}
        chosen="woman"
      />
      {questions.map((question) => (
        <Choice
          key={question}
          name={question}
          text={t(asked[question].text)}
          options={asked[question].options.map((option, index) => [String(index), t(option)])}
        />
      ))}
      <div role="status" className="rounded-box bg-tile p-4">
        {points === null ? (
          <p>{t('audit.open')}</p>
        ) : (
          <>
            <p className="num text-xl font-semibold">{t('audit.score', { score: points })}</p>
            <p className="mt-1">{t(isHigh ? 'audit.high' : 'audit.low', { from: from[sex] })}</p>
            {isHigh && <p className="mt-2 font-semibold">{help}</p>}
            {isHigh && <p className="mt-1 text-sm">{helpNote}</p>}
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
