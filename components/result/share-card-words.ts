import { useTranslations } from 'next-intl';
import type { CardDrawing } from './draw-share-card';
import { paperFrame } from './paper-frame';
import type { PaperInput } from './paper-input';
import { paperLabels } from './paper-labels';
import { usePersonWords } from './paper-recap';
import { paperShapes } from './paper-shapes';
import { usePaperWords } from './use-paper-words';

/** Pixels of the curve, which is drawn on the card twice as large. */
const curveSize = { width: 468, height: 210 };

/**
 * What a picture of the result shows. It travels on its own, so every time on it carries its date.
 * @param hasBody whether the sender lets sex and weight be seen
 */
export function useShareCardWords(input: PaperInput, hasBody: boolean): CardDrawing {
  const t = useTranslations();
  const { evening, texts, limitWithName } = input;
  const { title, answer, others, when } = usePaperWords(input);
  const person = usePersonWords(input, texts);
  const frame = paperFrame(evening.forecast, texts, curveSize);
  const [likely] = others;
  // Where full clearance leads the limit is told with what it is, and its time.
  const penalties = evening.forecast.limitMin ? others.at(-1) : undefined;
  return {
    name: t('app.name'),
    title,
    person: hasBody ? person : '',
    lead: answer.label,
    answer: answer.value,
    note: answer.note,
    limit: penalties
      ? `${penalties.label} ${penalties.value}`
      : t('result.paper.limit', { limit: limitWithName }),
    likely: likely ? [`${likely.label} ${likely.value}`, likely.note] : [],
    disclaimer: t('result.card.disclaimer'),
    shapes: paperShapes(evening.forecast, frame),
    labels: paperLabels(evening.forecast, frame, texts, when, curveSize.width),
  };
}
