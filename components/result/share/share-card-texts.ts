import { useTranslations } from 'next-intl';
import { usePersonWords } from '@/components/result/print/paper-recap';
import { usePaperTexts } from '@/components/result/print/use-paper-texts';
import type { ShownResult } from '@/components/result/use-shown';
import type { CardDrawing } from './draw-share-card';

/** Size of the curve; the card draws it twice as large. */
const curveSize = { width: 468, height: 210 };

/**
 * The content of the picture. It is seen without the page, so every time has its date.
 * @param hasBody whether gender and weight are shown
 */
export function useShareCardTexts(shown: ShownResult, hasBody: boolean): CardDrawing {
  const t = useTranslations();
  const { title, answer, others, curveOf } = usePaperTexts(shown);
  const person = usePersonWords(shown);
  const [likely] = others;
  // Where any alcohol is forbidden: the level from which penalties begin, and when it is reached.
  const hasPenalties = shown.answer.penaltiesMin !== null && shown.answer.open.length === 0;
  const penalties = hasPenalties ? others.at(-1) : undefined;
  return {
    name: t('app.name'),
    title,
    person: hasBody ? person : '',
    lead: answer.label,
    answer: answer.value,
    note: answer.note,
    limit: penalties
      ? `${penalties.label} ${penalties.value}`
      : t('result.paper.limit', { limit: shown.limitWithName }),
    likely: likely ? [`${likely.label} ${likely.value}`, likely.note] : [],
    disclaimer: t('result.card.disclaimer'),
    curve: curveOf(curveSize),
  };
}
