import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepAnswerPresses } from '@/lib/early/answer-presses';

/**
 * Loads a page before hydration: its first answer, and what React will render. @param drawn HTML
 */
function load(drawn: string) {
  document.body.innerHTML = `<div data-answer-host><p data-part="row"><button>a</button><button>b</button></p></div>${drawn}`;
}
const row = '<p data-testid="row"><button>a</button><button>b</button></p>';

let pressed: string[];
const note = ({ target }: Event) => {
  if (target instanceof Element) pressed.push(target.textContent ?? '');
};
const pressInAnswer = (index: number) =>
  document.querySelectorAll<HTMLElement>('[data-answer-host] button')[index]?.click();

/** Signals that React has rendered the answer: clicks on the first answer are then replayed. */
async function draw() {
  window.dispatchEvent(new Event('answer-drawn'));
  await new Promise((done) => setTimeout(done, 5));
}

beforeEach(() => {
  pressed = [];
  document.body.addEventListener('click', note);
});
afterEach(async () => {
  await draw(); // stops listening
  document.body.removeEventListener('click', note);
  sessionStorage.clear();
});

describe('a press on the first answer, where the page is loaded again', () => {
  it('is done once, by the page that comes, also after a second load', async () => {
    load('');
    const keep = keepAnswerPresses();
    pressInAnswer(1);
    keep();
    await draw(); // the page being left does nothing more
    keepAnswerPresses()();
    load(row);
    keepAnswerPresses();
    expect(pressed).toEqual([]);
    await draw();
    expect(pressed).toEqual(['b']);
    expect(sessionStorage.length).toBe(0);
  });

  it('gives way to a later one', async () => {
    load(row);
    const keep = keepAnswerPresses();
    pressInAnswer(1);
    keep();
    keepAnswerPresses();
    pressInAnswer(0);
    await draw();
    expect(pressed).toEqual(['a']);
  });

  it('is not done again once it was answered', async () => {
    load(row);
    const keep = keepAnswerPresses();
    pressInAnswer(1);
    await draw();
    keep();
    expect(sessionStorage.length).toBe(0);
  });
});
