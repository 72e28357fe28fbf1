import { useTranslations } from 'next-intl';
import { samplesOf, curveRules } from '@/lib/bac';
import { minuteAt } from '@/lib/evening/evening-at';
import { textWidthPx } from './label-boxes';
import type { PaperInput } from './paper-input';
import { usePaperRecap } from './paper-recap';
import { PrintCurve } from './print-curve';
import { PrintStrip } from './print-strip';
import { PrintTable } from './print-table';
import { usePaperWords, type PaperFact } from './use-paper-words';

/** Millimetres that the cautious time has, and its font size where it is short enough. */
const answerWidthMm = 64;
const answerMm = 12;

/** A result on one sheet, whatever the width of the window: dark on white, in millimetres and points. */
export function PrintPage(input: PaperInput) {
  const t = useTranslations();
  const { evening, texts, nowMs } = input;
  const { forecast, kind } = evening;
  const { title, answer, others, when } = usePaperWords(input);
  const recap = usePaperRecap(input, when);
  const fall = (name: 'likely' | 'late') =>
    texts.limitWithUnit(curveRules[name].eliminationPermillePerHour);
  const rates = { likely: fall('likely'), cautious: fall('late') };
  const size = answerMm * Math.min(1, answerWidthMm / textWidthPx(answer.value, answerMm));
  return (
    <div className="print-page" data-testid="print-page" translate="no">
      <header>
        <b>{t('app.name')}</b>
        <span>
          {t('result.paper.printed', {
            date: texts.dated(minuteAt(evening, nowMs)),
          })}
        </span>
      </header>
      <h1>{title}</h1>
      {recap.map((line) => (
        <p key={line} className="recap">
          {line}
        </p>
      ))}
      <div className="answers">
        <Fact {...answer} sizeMm={size} />
        {others.map((fact) => (
          <Fact key={fact.label} {...fact} />
        ))}
      </div>
      <PrintCurve {...{ evening, texts, when }} />
      <PrintStrip {...{ evening, when }} />
      <PrintTable {...{ forecast, texts, when }} />
      {samplesOf(forecast).areCapped && <p className="small">{t('result.samples.capped')}</p>}
      <p className="small">
        {kind === 'measurement' ? t('measurement.result.disclaimer') : t('result.disclaimer')}{' '}
        {t('result.paper.plan')}{' '}
        {kind === 'measurement'
          ? t('result.paper.methodMeasurement', rates)
          : t('result.paper.method', rates)}
      </p>
    </div>
  );
}

function Fact({ label, value, note, sizeMm }: PaperFact & { sizeMm?: number }) {
  return (
    <div>
      <span>{label}</span>
      <b style={sizeMm === undefined ? undefined : { fontSize: `${sizeMm.toFixed(1)}mm` }}>
        {value}
      </b>
      <i>{note}</i>
    </div>
  );
}
