import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { render } from '@testing-library/react';
import compileMessage from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { IntlProvider as LibraryProvider, useTranslations as useLibrary } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { IntlProvider, useTranslations } from '@/lib/browser/translations';
import { sites } from '@/lib/site/sites';
import { flatMessages, messagesOf } from '@/tools/build/messages';
import { isWhole } from '../../extent';

type Values = Record<string, string | number | ((chunks: ReactNode) => ReactNode)>;
type Tree<Leaf> = { [key: string]: Leaf | Tree<Leaf> };
type Compiled = Tree<CompiledMessage>;

const bold = (chunks: ReactNode) => <b>{chunks}</b>;

/** For each argument of a message values that reach all of its forms. */
function argumentsOf(elements: MessageFormatElement[]): Map<string, (string | number)[] | 'tag'> {
  const found = new Map<string, (string | number)[] | 'tag'>();
  const add = (inner: MessageFormatElement[]) =>
    argumentsOf(inner).forEach((value, name) => found.set(name, value));
  for (const element of elements) {
    if (element.type === TYPE.argument) found.set(element.value, ['text']);
    if (element.type === TYPE.number) found.set(element.value, [1234.5]);
    if (element.type === TYPE.tag) {
      found.set(element.value, 'tag');
      add(element.children);
    }
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      Object.values(element.options).forEach(({ value }) => add(value));
      const named = Object.keys(element.options);
      found.set(element.value, element.type === TYPE.plural ? [0, 1, 2, 5, 21, 1.5, 1e6] : named);
    }
  }
  return found;
}

/** Sets of values that together reach all forms of a message. */
function valueSets(text: string): Values[] {
  const args = [...argumentsOf(parse(text))];
  const count = Math.max(1, ...args.map(([, values]) => values.length));
  return Array.from({ length: count }, (_, turn) =>
    Object.fromEntries(
      args.map(([name, values]) => [
        name,
        values === 'tag' ? bold : (values[turn % values.length] ?? ''),
      ]),
    ),
  );
}

const compiled = (tree: Tree<string>): Compiled =>
  Object.fromEntries(
    Object.entries(tree).map(([name, entry]) => [
      name,
      typeof entry === 'string' ? compileMessage(entry) : compiled(entry),
    ]),
  );

/** The HTML of all messages with all values, in a provider. */
function written(
  Provider: ComponentType<{ children: ReactNode }>,
  useOne: () => { rich: (key: never, values: never) => ReactNode },
  texts: [string, string][],
) {
  const AllTexts = () => {
    const t = useOne();
    return texts.map(([key, text]) =>
      valueSets(text).map((values, turn) => (
        <p key={`${key} ${turn}`}>{t.rich(key as never, values as never)}</p>
      )),
    );
  };
  const view = render(
    <Provider>
      <AllTexts />
    </Provider>,
  );
  const html = [...view.container.children].map((element) => element.innerHTML);
  view.unmount();
  return html;
}

/** Apostrophes, many plural forms, none at all; every language in `npm run test:all`. */
const triedSites = sites.filter(({ code }) => isWhole || ['en', 'fr', 'pl', 'jp'].includes(code));

describe('the translations of the browser', () => {
  it.each(triedSites)('are those of next-intl, in every form of every message of $code', (site) => {
    const { code, locale } = site;
    const catalog = messagesOf(code);
    const texts = [...flatMessages(code)];
    const ours = compiled(catalog);
    const OurProvider = ({ children }: { children: ReactNode }) => (
      <IntlProvider locale={locale} messages={ours}>
        {children}
      </IntlProvider>
    );
    const TheirProvider = ({ children }: { children: ReactNode }) => (
      <LibraryProvider locale={locale} messages={catalog} timeZone="UTC">
        {children}
      </LibraryProvider>
    );
    const complaint = vi.spyOn(console, 'error');
    const html = written(OurProvider, useTranslations, texts);
    expect(complaint).not.toHaveBeenCalled();
    expect(html.length).toBeGreaterThan(texts.length);
    expect(html).toEqual(written(TheirProvider, useLibrary as never, texts));
  });

  it('name a message that is not there, and say so', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const Missing = () => {
      const t = useTranslations();
      return [t('a.b'), ' ', t('a'), ' ', t('c.d.e')];
    };
    const { container } = render(
      <IntlProvider locale="en" messages={{ a: { x: 'X' } }}>
        <Missing />
      </IntlProvider>,
    );
    expect(container).toHaveTextContent('a.b a c.d.e');
    expect(complaint.mock.calls.map(([text]) => text as string)).toEqual(
      expect.arrayContaining(['No message a.b', 'No message a', 'No message c.d.e']),
    );
  });

  it('give the same function until the messages change', () => {
    const seen = new Set();
    const Part = () => {
      seen.add(useTranslations());
      return null;
    };
    const page = (messages: Compiled) => (
      <IntlProvider locale="en" messages={messages}>
        <Part />
      </IntlProvider>
    );
    const first = {};
    const { rerender } = render(page(first));
    rerender(page(first));
    expect(seen.size).toBe(1);
    rerender(page({}));
    expect(seen.size).toBe(2);
  });
});
