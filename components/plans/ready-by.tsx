import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { WheelPickerButton } from '@/components/ui/wheel-picker/wheel-picker-button';
import { localZone } from '@/lib/browser/local-zone';
import { useEveningTexts, type EveningTexts } from '@/lib/i18n/use-evening-texts';
import { timePicker } from '@/lib/i18n/time-picker';
import { clockText } from '@/lib/i18n/use-level-texts';
import type { Evening } from '@/lib/evening/evening';
import { readyBy, type ReadyBy as Plan } from '@/lib/evening/ready-by';
import type { PlanProps } from './one-more';

/** The picker's initial time. */
const initialTime = '08:00';

interface ReadyByProps extends PlanProps {
  /** Null before there is one: the time can be chosen first. */
  evening: Evening | null;
  /** @param time HH:MM on the 24-hour clock; empty for none */
  onChange: (time: string) => void;
}

/** A time at which the visitor wants to drive, and its margin to the cautious time. */
export function ReadyBy(props: ReadyByProps) {
  const { model, evening, isOpen, nowMs, onChange } = props;
  const t = useTranslations();
  const id = useId();
  const { unitSystem, readyByInH24: time } = model;
  const startMs = evening?.startMs ?? nowMs;
  const texts = useEveningTexts({ unitSystem, zone: localZone, startMs, nowMs });
  const isChosen = time !== '';
  const plan = isChosen && evening ? readyBy(time, evening, localZone) : null;

  function handleClear() {
    onChange('');
    // The clear button is removed by this, so the focus moves to the picker.
    document.getElementById(id)?.focus();
  }

  return (
    <>
      <h2 id={`${id}-title`} className="font-semibold">
        {t('plans.readyBy.title')}
      </h2>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <WheelPickerButton
          id={id}
          testId="ready-by"
          labelledBy={`${id}-title ${id}-value`}
          describedBy={plan ? `${id}-margin` : undefined}
          className="btn min-h-11 bg-current/10 px-4 text-base font-semibold text-current shadow-none hover:bg-current/15"
          picker={{
            ...timePicker(time || initialTime, unitSystem, t),
            heading: t('plans.readyBy.title'),
            description: t('plans.readyBy.hint'),
            onConfirm: onChange,
          }}
        >
          <span id={`${id}-value`} className={`num ${isChosen ? 'text-xl' : ''}`}>
            {isChosen ? clockText(time, unitSystem) : t('plans.readyBy.choose')}
          </span>
        </WheelPickerButton>
        {isChosen && (
          <>
            <span className="text-sm text-quiet">{plan && texts.day(plan.atMin)}</span>
            <button
              type="button"
              data-testid="ready-by-clear"
              className="btn btn-ghost ms-auto min-h-11 text-current shadow-none hover:border-current/25 hover:bg-current/10"
              onClick={handleClear}
            >
              {t('plans.readyBy.clear')}
            </button>
          </>
        )}
      </div>
      {plan && evening ? (
        <Margin id={`${id}-margin`} plan={plan} evening={evening} isOpen={isOpen} texts={texts} />
      ) : (
        !isChosen && (
          <p className="mt-2 text-sm text-pretty text-quiet">{t('plans.readyBy.note')}</p>
        )
      )}
    </>
  );
}

interface MarginProps {
  id: string;
  plan: Plan;
  evening: Evening;
  isOpen: boolean;
  texts: EveningTexts;
}

/** The margin as text. Too early is highlighted; a sufficient margin is never called safe. */
function Margin({ id, plan, evening, isOpen, texts }: MarginProps) {
  const t = useTranslations();
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
