import { useTranslations } from 'next-intl';
import { DrawnChart } from '@/components/result/curve/drawn-chart';
import type { ShownResult } from '@/components/result/result-parts';
import { curveRules } from '@/lib/bac';
import { textWidthPx } from '@/lib/chart/label-boxes';
import { usePaperRecap } from './paper-recap';
import { PrintStrip } from './print-strip';
import { PrintTable } from './print-table';
import { usePaperTexts, type PaperFact } from './use-paper-texts';

/** The drawing of the curve, stretched to the width of the sheet. */
const curveSize = { width: 700, height: 240 };

/** Width of the answer's column, and its largest font size. */
const answerWidthMm = 64;
const answerMm = 12;

/** The result on one sheet: dark on white, in mm and pt, independent of the window. */
export function PrintPage({ shown }: { shown: ShownResult }) {
  const t = useTranslations();
  const { evening, texts, answer: said } = shown;
  const { title, answer, others, when, curveOf } = usePaperTexts(shown);
  const recap = usePaperRecap(shown, when);
  const fall = (name: 'likely' | 'cautious') =>
    texts.limitWithUnit(curveRules[name].eliminationPermillePerHour);
  const rates = { likely: fall('likely'), cautious: fall('cautious') };
  const size = answerMm * Math.min(1, answerWidthMm / textWidthPx(answer.value, answerMm));
  return (
    <div className="print-page" data-testid="print-page" translate="no">
      <header>
        <b>{t('app.name')}</b>
        <span>{t('result.paper.printed', { date: texts.dated(said.nowMin) })}</span>
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
      <DrawnChart drawing={curveOf(curveSize)} className="curve" />
      <PrintStrip shown={shown} when={when} />
      <PrintTable shown={shown} when={when} />
      <p className="small">
        {evening.kind === 'measurement'
          ? t('measurement.result.disclaimer')
          : t('result.disclaimer')}{' '}
        {t('result.paper.plan')}{' '}
        {evening.kind === 'measurement'
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
