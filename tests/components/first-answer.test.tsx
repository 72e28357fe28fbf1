import { beforeEach, describe, expect, it } from 'vitest';
import { jsx, nodesOf } from '@/components/first-answer/still/jsx';
import { keepAnswerPresses } from '@/lib/early/answer-presses';
import { endFirstAnswer, firstAnswerMark } from '@/lib/browser/first-answer';

const drawn = (...parts: Parameters<typeof jsx>) => {
  const box = document.createElement('div');
  box.append(...nodesOf(jsx(...parts)));
  return box.innerHTML;
};

describe('what JSX makes in the first answer', () => {
  it('writes attributes as React does', () => {
    expect(
      drawn('p', { className: 'num', translate: 'no', 'aria-hidden': 'true', hidden: false }),
    ).toBe('<p class="num" translate="no" aria-hidden="true"></p>');
    expect(drawn('label', { htmlFor: 'a', tabIndex: -1, title: undefined, lang: null })).toBe(
      '<label for="a" tabindex="-1"></label>',
    );
    expect(drawn('button', { 'aria-expanded': false, disabled: true })).toBe(
      '<button aria-expanded="false" disabled=""></button>',
    );
  });

  it('writes SVG with its own names', () => {
    expect(
      drawn('svg', { viewBox: '0 0 1 1', children: jsx('path', { strokeWidth: 2, d: 'M0 0' }) }),
    ).toBe('<svg viewBox="0 0 1 1"><path stroke-width="2" d="M0 0"></path></svg>');
  });

  it('draws texts, numbers and lists in order, and nothing for nothing', () => {
    const parts = ['a', 0, null, false, [jsx('b', { children: 'c' }), undefined], ''];
    expect(drawn('p', { children: parts })).toBe('<p>a0<b>c</b></p>');
  });

  it('draws a component by calling it, and hands to nobody what a hand would do', () => {
    const Part = ({ name }: Record<string, unknown>) =>
      jsx('button', { children: String(name), onClick: () => undefined, key: 1 });
    expect(drawn(Part, { name: 'x' })).toBe('<button>x</button>');
  });

  it('keeps the names of parts for React', () => {
    expect(drawn('p', { 'data-testid': 'peak' })).toBe('<p data-part="peak"></p>');
  });
});

describe('the end of the first answer', () => {
  beforeEach(() => {
    delete document.documentElement.dataset.answer;
    document.body.innerHTML =
      '<div data-answer-host><p data-part="row"><button>a</button><button>b</button></p></div>' +
      '<p data-testid="row"><button>a</button><button>b</button></p>';
  });

  it('empties its place, and tells whether there was one', () => {
    firstAnswerMark.set('drawn');
    expect(firstAnswerMark.get()).toBe('drawn');
    endFirstAnswer();
    expect(firstAnswerMark.get()).toBe('over');
    expect(document.querySelector('[data-answer-host]')?.childElementCount).toBe(0);
  });

  it('is no end of what never began', () => {
    endFirstAnswer();
    expect(firstAnswerMark.get()).toBe('none');
  });

  it('presses what was pressed in it, last, in what takes its place', async () => {
    const pressed: string[] = [];
    const note = ({ target }: Event) => {
      if (target instanceof Element)
        pressed.push(`${target.parentElement?.dataset.testid} ${target.textContent}`);
    };
    document.body.addEventListener('click', note);
    keepAnswerPresses();
    firstAnswerMark.set('drawn');
    const [first, second] = document.querySelectorAll<HTMLElement>('[data-answer-host] button');
    first?.click();
    second?.click();
    expect(pressed).toEqual([]);
    endFirstAnswer();
    await new Promise((done) => setTimeout(done, 5));
    expect(pressed).toEqual(['row b']);
    document.body.removeEventListener('click', note);
  });
});
