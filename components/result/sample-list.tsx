'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sampleStepMin, type Forecast } from '@/lib/bac';
import { halfHoursOf } from '@/lib/evening/half-hours';
import { markAt, stripOf } from '@/lib/evening/strip-parts';
import { ResultCard } from './result-card';
import type { ResultTexts } from './result-texts';
import { useStripWords } from './use-strip-words';
import { DrinkingMark, SampleRow, sampleLevelText } from './sample-row';

/** So many rows stand at once: a night and a day. The rest comes on request. */
const firstRows = 48;

interface SampleListProps {
  forecast: Forecast;
  texts: ResultTexts;
  /** Minutes from the start to now; null where now is not shown. */
  nowMin: number | null;
}

/** The level every half hour, from the start to the cautious sober time. */
export function SampleList({ forecast, texts, nowMin }: SampleListProps) {
  const t = useTranslations();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const [hasRange, setHasRange] = useState(false);
  const { sittings } = forecast;
  const { items, areCapped } = halfHoursOf(forecast);
  const strip = stripOf(forecast);
  const words = useStripWords(forecast);
  const rest = items.length - firstRows;
  const fullBarPermille = Math.max(...items.map(({ highPermille }) => highPermille)) * 1.05;
  const isSlow = forecast.likely.peakPermille === 0;
  const timeChars = texts.clockText('22:00').length;
  const several = sittings.length > 1 ? sittings : [];
  const levelChars = Math.max(
    ...items.map((item) => sampleLevelText(item, texts, isSlow, several).length),
  );

  function handleShowAll() {
    flushSync(() => setIsWhole(true));
    // The pressed button is gone: the reading goes on where it ended.
    (list.current?.children[firstRows] as HTMLElement | undefined)?.focus();
  }

  function newDayAt(index: number): string | null {
    const [before, here] = [items[index - 1], items[index]];
    if (!here) return null;
    const isNew = before ? texts.isNewDay(here.atMin, before.atMin) : texts.day(here.atMin) !== '';
    return isNew ? texts.date(here.atMin) : null;
  }

  const isNow = (atMin: number) =>
    nowMin !== null && atMin <= nowMin && nowMin < atMin + sampleStepMin;

  return (
    <ResultCard>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="font-semibold">{t('result.samples.title')}</h2>
        <p className="text-sm text-quiet">{t('result.samples.note', { unit: texts.unit })}</p>
      </div>
      {several.length > 0 && (
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
            newDay={newDayAt(index)}
            key={item.atMin}
            item={item}
            texts={texts}
            mark={markAt(strip, item.atMin)}
            words={words}
            isClearance={forecast.waitPermille <= 0}
            isNow={isNow(item.atMin)}
            isGone={item.atMin >= forecast.late.soberMin}
            fullBarPermille={fullBarPermille}
            sittings={several}
            {...{ isSlow, hasRange, timeChars, levelChars }}
            isHidden={!isWhole && rest > 0 && index >= firstRows}
          />
        ))}
      </ul>
      {rest > 0 && !isWhole && (
        <button type="button" className="btn mt-3 min-h-11 w-full" onClick={handleShowAll}>
          {t('result.samples.showAll', { count: rest })}
        </button>
      )}
      {areCapped && <p className="mt-3 text-sm text-quiet">{t('result.samples.capped')}</p>}
    </ResultCard>
  );
}
