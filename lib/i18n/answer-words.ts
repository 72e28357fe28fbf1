import type { Sentence, Value } from '@/lib/answer/say';
import type { Translator } from './duration-text';
import type { EveningTexts } from './use-evening-texts';
import type { LevelTexts } from './use-level-texts';

/** What values of sentences are written with. */
export interface AnswerWriter {
  t: Translator;
  texts: EveningTexts;
  levels: LevelTexts;
}

/** "Fri 21:00 – 23:00" */
export function periodText(fromMin: number, toMin: number, { t, texts }: AnswerWriter): string {
  const finish = texts.isNewDay(toMin, fromMin) ? texts.when(toMin) : texts.clock(toMin);
  return t('answer.period', { start: texts.when(fromMin), finish });
}

function valueText(value: Value, writer: AnswerWriter): string {
  const { texts, levels } = writer;
  if (typeof value === 'string') return value;
  if ('atMin' in value) return texts.when(value.atMin);
  if ('dayMin' in value) return texts.date(value.dayMin);
  if ('minutes' in value) return texts.duration(value.minutes);
  if ('limitPermille' in value) return levels.limitWithUnit(value.limitPermille);
  return periodText(value.fromMin, value.toMin, writer);
}

/** The values of a sentence as text. */
export function valueTexts(
  { values = {} }: Sentence,
  writer: AnswerWriter,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, valueText(value, writer)]),
  );
}

/** A sentence without tags as text. */
export function sentenceText(sentence: Sentence, writer: AnswerWriter): string {
  return writer.t(sentence.key, valueTexts(sentence, writer));
}
