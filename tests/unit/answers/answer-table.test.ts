import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AnswerTableView } from '@/components/answers/answer-table';

it('a table of answers carries the name by which outside checks find it', () => {
  const table = { caption: 'Beer', head: ['Drinks', 'Peak'], rows: [['1', '0.02']] };
  expect(renderToStaticMarkup(AnswerTableView({ table }))).toContain(
    '<table data-testid="answers-table"><caption>Beer</caption>',
  );
});
