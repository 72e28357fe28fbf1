'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { questions, type Question, type ScoreBySex } from '@/lib/answers/audit-c';

type Sex = keyof ScoreBySex;

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

  const asked: Record<Question, { text: string; options: string[] }> = {
    often: {
      text: t('audit.howOften'),
      options: [
        t('audit.often0'),
        t('audit.often1'),
        t('audit.often2'),
        t('audit.often3'),
        t('audit.often4'),
      ],
    },
    many: {
      text: t('audit.howMany'),
      options: [
        t('audit.many0'),
        t('audit.many1'),
        t('audit.many2'),
        t('audit.many3'),
        t('audit.many4'),
      ],
    },
    six: {
      text: t('audit.howSix'),
      options: [
        t('audit.six0'),
        t('audit.six1'),
        t('audit.six2'),
        t('audit.six3'),
        t('audit.six4'),
      ],
    },
  };
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
          text={asked[question].text}
          options={asked[question].options.map((option, index) => [String(index), option])}
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
