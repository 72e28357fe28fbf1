import { describe, expect, it } from 'vitest';
import { articleGraph } from '@/lib/articles/json-ld';
import { askedQuestions } from '@/lib/articles/asked-questions';
import { articleById } from '@/lib/articles/manifest';
import { renderArticle } from '@/lib/articles/render';
import { ArticleWords } from '@/lib/articles/words';
import { siteByCode } from '@/lib/site/sites';
import { translatorOf } from '@/tools/build/messages';

const site = siteByCode('en');
const t = translatorOf('en');
const asked = (text: string) => askedQuestions(renderArticle(text, new ArticleWords(site, t)));

const text = `The lead.

## After one beer?

Not for **two hours**,
says [link:help|the help].[source:1] Then count again.

This is no part of the answer.

## How it is counted

A heading that asks nothing.

## A question over a list?

- One

## 何時間？

二時間。

## Does coffee help?

No.

[sources]

1. Watson PE, 1980
`;

const questions = [
  {
    question: 'After one beer?',
    answer: 'Not for two hours, says the help. Then count again.',
  },
  { question: '何時間？', answer: '二時間。' },
  { question: 'Does coffee help?', answer: 'No.' },
];

describe('the questions of a text', () => {
  it('are headings that ask, each with the paragraph below it, without its references', () => {
    expect(asked(text)).toEqual(questions);
  });

  it('stand as FAQPage in the structured data', () => {
    const article = articleById('en', 'questions-before-driving');
    const pageOf = (list: typeof questions) =>
      (articleGraph(site, article, t, list) as { '@graph': { '@type': string }[] })['@graph'].find(
        (node) => node['@type'] === 'FAQPage',
      );
    expect(pageOf(asked(text))).toMatchObject({
      '@id': expect.stringMatching(/#questions$/),
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    });
    // Two questions: an article that asks in passing is no FAQ page.
    expect(pageOf(questions.slice(1))).toBeUndefined();
  });
});
