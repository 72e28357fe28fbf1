import { useTranslations } from 'next-intl';
import { DrawnChart } from '@/components/result/curve/drawn-chart';
import type { ShownResult } from '@/components/result/use-shown';
import { useStripTexts } from '@/components/result/use-strip-texts';
import { curveRules, sampleStepMin } from '@/lib/bac';
import { textWidthPx } from '@/lib/chart/label-boxes';
import { halfHoursOf } from '@/lib/evening/half-hours';
import { markAt, stripOf, type Mark } from '@/lib/evening/strip-parts';
import { usePaperRecap } from './paper-recap';
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
  const { title, answer, others, curveOf } = usePaperTexts(shown);
  const recap = usePaperRecap(shown);
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
      <h1 className="mt-[4mm] mb-[1mm] text-[20pt] leading-[1.15] font-bold tracking-[-0.02em]">
        {title}
      </h1>
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
      <DrawnChart drawing={curveOf(curveSize)} className="curve w-full" />
      <Legend shown={shown} />
      <PrintTable shown={shown} />
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

/** What the signs of the table mean. */
function Legend({ shown }: { shown: ShownResult }) {
  const words = useStripTexts(shown.answer.until);
  const hasSeveral = shown.evening.forecast.sittings.length > 1;
  const legend: [Mark, string][] = [
    ['over', hasSeveral ? words.overOrDrinking : words.over],
    ['perhaps', words.perhaps],
    ['under', words.under],
  ];
  return (
    <p className="legend">
      {legend.map(([mark, text]) => (
        <span key={mark}>
          <StateSign mark={mark} /> <span>{text}</span>
        </span>
      ))}
    </p>
  );
}

/** A sign for each mark; its shape tells them apart on a greyscale copy. */
function StateSign({ mark }: { mark: Mark }) {
  return (
    <svg className="sign" viewBox="0 0 12 12" aria-hidden="true">
      <circle cx="6" cy="6" r="4.75" className={mark === 'over' ? 'full' : undefined} />
      {mark === 'perhaps' && <path d="M6 1.25a4.75 4.75 0 0 1 0 9.5Z" className="full" />}
    </svg>
  );
}

/** The level every half hour until the cautious sober time; a line marks each midnight. */
function PrintTable({ shown }: { shown: ShownResult }) {
  const { texts } = shown;
  const { forecast } = shown.evening;
  const t = useTranslations();
  // Times with AM and PM are wider.
  const isWide = texts.widestClock.length > 5;
  const strip = stripOf(forecast);
  const { items, areCapped } = halfHoursOf(forecast);
  return (
    <>
      <h2 className="mt-[3mm] mb-[1mm] break-after-avoid text-[11pt] font-bold">
        {t('result.paper.table', { unit: texts.unit })}
      </h2>
      <ul className={isWide ? 'rows tight' : 'rows'}>
        {items.map((item, index) => (
          <li
            key={item.atMin}
            className={
              index > 0 && texts.isNewDay(item.atMin, item.atMin - sampleStepMin)
                ? 'new-day'
                : undefined
            }
          >
            <span>{texts.weekdayTime(item.atMin)}</span>
            <b>{texts.level(item.permille)}</b>
            <span>{`${texts.level(item.lowPermille)}–${texts.level(item.highPermille)}`}</span>
            <StateSign mark={markAt(strip, item.atMin)} />
          </li>
        ))}
      </ul>
      {areCapped && <p className="small">{t('result.samples.capped')}</p>}
    </>
  );
}

function Fact({ label, value, note, sizeMm }: PaperFact & { sizeMm?: number }) {
  return (
    <div>
      <span>{label}</span>
      <b style={sizeMm === undefined ? undefined : { fontSize: `${sizeMm.toFixed(1)}mm` }}>
        {value}
      </b>
      <span>{note}</span>
    </div>
  );
}
