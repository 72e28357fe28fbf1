import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { EveningTexts } from '@/lib/i18n/use-evening-texts';
import type { Evening } from '@/lib/evening/evening';
import type { ReadyBy } from '@/lib/evening/ready-by';

interface ReadyByMarginProps {
  id: string;
  plan: ReadyBy;
  evening: Evening;
  /** A fact that the estimate needs was not given. */
  isOpen: boolean;
  texts: EveningTexts;
}

/** The margin as text. Too early is highlighted; a sufficient margin is never called safe. */
export function ReadyByMargin(props: ReadyByMarginProps) {
  const t = useTranslations();
  const { id, plan, evening, isOpen, texts } = props;
  const { marginMin, exactMarginMin, isNeverOver } = plan;
  // Of facts that nobody gave only that it is too early may be said.
  if (isOpen && marginMin >= 0) return null;
  const words = {
    duration: texts.duration(Math.abs(marginMin)),
    when: marginMin === 0 ? 'atOnce' : 'other',
    cautious: texts.when(evening.said.driveMin),
    b: (chunks: ReactNode) => <b className="block text-base font-semibold">{chunks}</b>,
  };

  return (
    <p
      key={`${marginMin} ${words.cautious} ${isNeverOver}`}
      id={id}
      data-testid="ready-by-margin"
      data-minutes={exactMarginMin}
      className={`num mt-3 text-sm text-pretty ${marginMin < 0 ? 'border-s-4 border-warning ps-3' : ''}`}
    >
      {isNeverOver
        ? evening.kind === 'measurement'
          ? t.rich('plans.readyBy.neverOverMeasurement', words)
          : t.rich('plans.readyBy.neverOver', words)
        : marginMin < 0
          ? t.rich('plans.readyBy.tooEarly', words)
          : marginMin === 0
            ? t.rich('plans.readyBy.nothingToSpare', words)
            : t.rich('plans.readyBy.toSpare', words)}
    </p>
  );
}
