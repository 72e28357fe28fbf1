import { useRef, type RefObject } from 'react';
import type { EnteredEvening } from '@/components/calculator/use-entered-evening';
import { periodText } from '@/lib/i18n/answer-words';
import { assumedText, assumptionsOf, conditionText } from '@/lib/i18n/condition-words';
import { useCalculatorContext } from '@/lib/store/calculator-context';
import { CalculateBar, type CalculateBarProps } from './calculate-bar';
import { EstimateAnnouncer } from './estimate-announcer';
import type { LiveEstimate } from './live-estimate';
import { useBottomBar } from './use-bottom-bar';

interface EstimateAsideProps extends Omit<CalculateBarProps, 'assumed' | 'isShown' | 'ref'> {
  entered: EnteredEvening;
  /** The main button. */
  button: RefObject<HTMLElement | null>;
}

/**
 * The parts of the live estimate that are not visible at first: the bar, what decides when it shows,
 * and the announcements.
 */
export function EstimateAside({ entered, button, ...bar }: EstimateAsideProps) {
  const { laws } = useCalculatorContext();
  const { evening, model, limit } = entered;
  const { estimate } = bar;
  const countryName = laws[limit.iso2]?.name ?? '';
  const isSaid = estimate && !estimate.answer.isWithheld && estimate.answer.phase !== 'past';
  const ref = useRef<HTMLDivElement>(null);
  const isShown = useBottomBar(ref, button);
  return (
    <>
      <CalculateBar
        {...bar}
        ref={ref}
        isShown={isShown}
        assumed={isSaid ? barCondition(estimate, model, countryName) : ''}
      />
      <EstimateAnnouncer
        estimate={estimate}
        condition={
          isSaid ? conditionText(estimate.answer, model, countryName, estimate.writer) : ''
        }
        evening={evening}
      />
    </>
  );
}

/** "Assumed: 21:00 – 23:00; average man, 78 kg"; the country stands beside it, with its "?". */
function barCondition(
  { answer, writer }: LiveEstimate,
  model: EnteredEvening['model'],
  countryName: string,
): string {
  const { open, kind, lastSipMin } = answer;
  const parts = [
    ...(open.includes('times') && kind === 'drinks' ? [periodText(0, lastSipMin, writer)] : []),
    ...assumptionsOf(answer, model, countryName, writer)
      .filter(({ fact }) => fact !== 'country')
      .map(({ text }) => text),
  ];
  return assumedText(parts, writer.t);
}
