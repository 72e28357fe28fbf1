import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Row } from '@/components/result/cards/row';
import type { ShownResult } from '@/components/result/use-shown';
import { sampleStepMin } from '@/lib/bac';
import { halfHoursOf } from '@/lib/evening/half-hours';
import { markAt, stripOf } from '@/lib/evening/strip-parts';
import { DrinkingMark, SampleRow } from './sample-row';

/** The level every half hour, from the start to the cautious sober time. */
export function SampleList({ shown }: { shown: ShownResult }) {
  const { evening, answer, texts, phase } = shown;
  const { forecast } = evening;
  const t = useTranslations();
  const [hasRange, setHasRange] = useState(false);
  const { items, areCapped } = halfHoursOf(forecast);
  const strip = stripOf(forecast);
  const fullBarPermille = Math.max(...items.map(({ highPermille }) => highPermille)) * 1.05;

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
      <ul data-testid="samples" className="mt-2">
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
          />
        ))}
      </ul>
      {areCapped && <p className="mt-3 text-sm text-quiet">{t('result.samples.capped')}</p>}
    </Row>
  );
}
