import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Row } from '@/components/result/cards/row';
import type { ShownResult } from '@/components/result/use-shown';
import { sampleStepMin } from '@/lib/bac';
import { halfHoursOf } from '@/lib/evening/half-hours';
import { markAt, stripOf } from '@/lib/evening/strip-parts';
import { DrinkingMark, SampleRow } from './sample-row';

/** Rows shown at first, a night and a day; the rest on request. */
const firstRows = 48;

/** The level every half hour, from the start to the cautious sober time. */
export function SampleList({ shown }: { shown: ShownResult }) {
  const { evening, answer, texts, phase } = shown;
  const { forecast } = evening;
  const t = useTranslations();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const [hasRange, setHasRange] = useState(false);
  const { items, areCapped } = halfHoursOf(forecast);
  const strip = stripOf(forecast);
  const hiddenCount = isWhole ? 0 : Math.max(0, items.length - firstRows);
  const fullBarPermille = Math.max(...items.map(({ highPermille }) => highPermille)) * 1.05;

  function handleShowAll() {
    flushSync(() => setIsWhole(true));
    // The button disappears; the focus moves to the first new row.
    (list.current?.children[firstRows] as HTMLElement | undefined)?.focus();
  }

  function newDayAt(index: number): string | null {
    const [before, here] = [items[index - 1], items[index]];
    if (!here) return null;
    const isNew = before ? texts.isNewDay(here.atMin, before.atMin) : texts.day(here.atMin) !== '';
    return isNew ? texts.date(here.atMin) : null;
  }

  const isNow = (atMin: number) =>
    phase !== 'past' && atMin <= answer.nowMin && answer.nowMin < atMin + sampleStepMin;

  return (
    <Row
      title={t('result.samples.title')}
      line={t('result.samples.count', { count: items.length })}
    >
      <p className="text-sm text-quiet">{t('result.samples.note', { unit: texts.unit })}</p>
      {forecast.sittings.length > 1 && (
        <p className="mt-1 flex items-center gap-2 text-sm text-quiet">
          <DrinkingMark className="h-4" />
          {t('result.sittings.markKey')}
        </p>
      )}
      <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          data-testid="samples-range"
          className="toggle toggle-info toggle-sm"
          checked={hasRange}
          onChange={(event) => setHasRange(event.currentTarget.checked)}
        />
        {t('result.samples.range')}
      </label>
      <ul ref={list} data-testid="samples" className="mt-2">
        {items.map((item, index) => (
          <SampleRow
            key={item.atMin}
            shown={shown}
            item={item}
            mark={markAt(strip, item.atMin)}
            newDay={newDayAt(index)}
            isNow={isNow(item.atMin)}
            fullBarPermille={fullBarPermille}
            hasRange={hasRange}
            isHidden={hiddenCount > 0 && index >= firstRows}
          />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <button type="button" className="btn mt-3 min-h-11 w-full" onClick={handleShowAll}>
          {t('result.samples.showAll', { count: hiddenCount })}
        </button>
      )}
      {areCapped && <p className="mt-3 text-sm text-quiet">{t('result.samples.capped')}</p>}
    </Row>
  );
}
