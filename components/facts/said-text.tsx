import type { ReactNode } from 'react';
import type { Sentence } from '@/lib/answer/say';
import { valueTexts, type AnswerWriter } from '@/lib/i18n/answer-words';

/** What stands between <b> tags. */
export const bold = (chunks: ReactNode) => (
  <b className="font-semibold text-base-content">{chunks}</b>
);

/** A sentence of the answer; a time in <b> tags stands out. */
export function SaidText({ sentence, writer }: { sentence: Sentence; writer: AnswerWriter }) {
  const values = valueTexts(sentence, writer);
  const words = writer.t.rich(sentence.key, { ...values, b: bold });
  // A new element for each text: a page translator may have replaced the text nodes of the old one.
  return <span key={Object.values(values).join()}>{words}</span>;
}
