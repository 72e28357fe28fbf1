import { useTranslations } from 'next-intl';
import { DrawnChart } from '@/components/result/curve/drawn-chart';
import { useChartTexts } from '@/components/result/curve/use-chart-texts';
import type { ShownResult } from '@/components/result/result-parts';
import { curveRules } from '@/lib/bac';
import { drawingOf } from '@/lib/chart/drawing';
import { textWidthPx } from '@/lib/chart/label-boxes';
import { plotOf } from '@/lib/chart/plot';
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
  const { forecast, kind } = evening;
  const { title, answer, others, when } = usePaperTexts(shown);
  const words = useChartTexts(texts, when);
  const plot = plotOf(forecast, { nowMin: null, minuteOfDayAt: texts.minuteOfDayAt });
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
      <DrawnChart drawing={drawingOf(plot, curveSize, words)} className="curve" />
      <PrintStrip shown={shown} when={when} />
      <PrintTable shown={shown} when={when} />
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
