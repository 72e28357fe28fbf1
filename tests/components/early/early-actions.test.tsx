import { act } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { recordEarlyActions } from '@/lib/early/early-actions';

/** A page with each kind of control, and saved values. */
function Page() {
  const [presses, setPresses] = useState(0);
  const [sex, setSex] = useState('male');
  const [weight, setWeight] = useState('80');
  const [settled, setSettled] = useState('');
  const [pressesSeen, setPressesSeen] = useState<number>();
  return (
    <>
      <button onClick={() => setPresses((count) => count + 1)}>
        <b>{presses}</b>
      </button>
      <button id="step" data-repeats="" onClick={() => setPresses(presses + 1)}>
        +
      </button>
      <button id="look" onClick={() => setPressesSeen(presses)}>
        Look
      </button>
      {['male', 'female'].map((each) => (
        <label key={each}>
          <input type="radio" name="sex" checked={sex === each} onChange={() => setSex(each)} />
        </label>
      ))}
      <input
        id="weight"
        value={weight}
        onChange={(event) => setWeight(event.target.value)}
        onBlur={() => setSettled(weight)}
      />
      <output>{[presses, sex, weight, settled].join(' ')}</output>
      <i>{pressesSeen}</i>
    </>
  );
}

/** "+1" is another button in each of two modes, as on the calculator. */
function Replaced() {
  const [mode, setMode] = useState('now');
  const [count, setCount] = useState(0);
  return (
    <>
      <button id="mode" onClick={() => setMode('later')}>
        Later
      </button>
      <button key={mode} data-testid="plus" data-repeats="" onClick={() => setCount(count + 1)}>
        +1
      </button>
      <output>{`${mode} ${count}`}</output>
    </>
  );
}

/** A field that a radio button takes away, as drinks are by a measurement. */
function Exchanged() {
  const [isShown, setShown] = useState(true);
  const [text, setText] = useState('');
  return (
    <>
      {isShown && (
        <input id="text" value={text} onChange={(event) => setText(event.target.value)} />
      )}
      <input type="radio" checked={!isShown} onChange={() => setShown(false)} />
      <output>{`${text} ${isShown ? 'shown' : 'gone'}`}</output>
    </>
  );
}

/** Reads what was saved after its first commit, as the calculator does. */
function Saving({ onCommit }: { onCommit: () => void }) {
  const [store] = useState(() => createStore(() => 'nothing'));
  const [pressed, setPressed] = useState('');
  useLayoutEffect(onCommit, [onCommit]);
  useEffect(() => store.setState('saved'), [store]);
  useEffect(() => actions.replayAll(), []);
  return (
    <>
      <button onClick={() => setPressed(store.getState())}>Calculate</button>
      <output>{pressed}</output>
    </>
  );
}

let box: HTMLElement;
let root: Root | undefined;
let actions: ReturnType<typeof recordEarlyActions>;
const find = <Kind extends HTMLElement>(selector: string) => {
  const found = box.querySelector<Kind>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};
const female = () => find<HTMLInputElement>('label + label input');

/** Waits longer than any chain of tasks that replays clicks, however busy the machine is. */
async function tasksRun() {
  for (let task = 0; task < 5; task += 1) await new Promise((done) => setTimeout(done));
}

/** Lets React take over. @param more what is done before the task in which actions are replayed */
async function hydrate(page = <Page />, more = () => {}) {
  await act(() => {
    root = hydrateRoot(box, page);
  });
  actions.replayAll();
  await act(more);
  await act(tasksRun);
}

function typeInto(field: HTMLInputElement, text: string) {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const shown = () => find('output').textContent;

beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<Page />);
  actions = recordEarlyActions();
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  box.remove();
  actions.storeAll(); // stops listening
  sessionStorage.clear();
});

describe('what was done before the page could answer', () => {
  it('is done once it can, in order', async () => {
    find('button b').click();
    female().click();
    typeInto(find('#weight'), '95');
    await hydrate();
    expect(shown()).toBe('1 female 95 95');
    expect(female().checked).toBe(true);
  });

  it('is not overtaken by what React could answer at once', async () => {
    find('button').click();
    await act(() => {
      root = hydrateRoot(box, <Page />);
    });
    await act(() => find('#look').click());
    expect(find('i').textContent).toBe('');
    actions.replayAll();
    await act(() => find('#look').click());
    await act(tasksRun);
    expect(find('i').textContent).toBe('1');
    await act(() => find('button').click());
    expect(shown()).toBe('2 male 80 ');
  });

  it.each([
    ['one press where an unanswered one was repeated', 'button', '1 male 80 '],
    ['every press where each is a step, drinks for instance', '#step', '3 male 80 '],
  ])('counts %s', async (_, selector, expected) => {
    for (let press = 0; press < 3; press += 1) find(selector).click();
    await hydrate();
    expect(shown()).toBe(expected);
  });

  it('takes the last of several entries', async () => {
    female().click();
    find<HTMLInputElement>('label input').click();
    female().click();
    typeInto(find('#weight'), '9');
    typeInto(find('#weight'), '91');
    await hydrate();
    expect(shown()).toBe('0 female 91 91');
  });

  it('leaves a field that is still being typed into unsettled', async () => {
    find('#weight').focus();
    typeInto(find('#weight'), '9');
    await hydrate();
    expect(shown()).toBe('0 male 9 ');
  });

  it('is done to what stands in the place that an action before it has drawn anew', async () => {
    box.innerHTML = renderToString(<Replaced />);
    find('#mode').click();
    for (let press = 0; press < 3; press += 1) find('[data-testid=plus]').click();
    await hydrate(<Replaced />);
    expect(shown()).toBe('later 3');
  });

  it('is let be where the element is gone', async () => {
    find('button').click();
    const gone = find('button');
    gone.remove();
    actions.replayAll();
    await tasksRun();
    expect(gone.textContent).toBe('0');
  });

  it.each([
    ['the page could answer', () => find('button').click(), () => {}],
    ['it was read', () => {}, () => find('button').click()],
  ])('is done with what was saved, where it was pressed before %s', async (_, before, onCommit) => {
    box.innerHTML = renderToString(<Saving onCommit={onCommit} />);
    before();
    root = hydrateRoot(box, <Saving onCommit={onCommit} />);
    await tasksRun();
    expect(shown()).toBe('saved');
  });

  it('are not done twice where React answered them at once', async () => {
    await hydrate();
    await act(() => find('button').click());
    actions.replayAll();
    await act(tasksRun);
    expect(shown()).toBe('1 male 80 ');
  });

  it('is not overtaken by a radio button that takes its field away', async () => {
    box.innerHTML = renderToString(<Exchanged />);
    typeInto(find('#text'), '3');
    await hydrate(<Exchanged />, () => find('[type=radio]').click());
    expect(shown()).toBe('3 gone');
  });

  it.each([
    ['is typed', () => typeInto(find('#weight'), '95'), '0 male 95 95'],
    ['is chosen', () => female().click(), '0 female 80 '],
    ['is pressed, once', () => find('button').click(), '1 male 80 '],
  ])('is kept where React becomes able to answer while it %s', async (_, act, expected) => {
    function Interactive() {
      useEffect(() => actions.replayAll(), []);
      return <Page />;
    }
    // React hydrates at once for an event that comes between; it does not see that a field changed.
    root = hydrateRoot(box, <Interactive />);
    act();
    await tasksRun();
    expect(shown()).toBe(expected);
  });

  it('are done by the page that comes, where this one is loaded again', async () => {
    for (let press = 0; press < 2; press += 1) find('#step').click();
    female().click();
    typeInto(find('#weight'), '95');
    actions.storeAll();
    box.innerHTML = renderToString(<Page />);
    actions = recordEarlyActions();
    find('#step').click();
    await hydrate();
    expect(shown()).toBe('3 female 95 95');
    expect(sessionStorage.length).toBe(0);
  });

  describe('and a link pressed after it', () => {
    const assign = vi.fn();
    let followed: string[];
    const follow = (event: Event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (event.target instanceof HTMLAnchorElement) followed.push(event.target.pathname);
    };
    function pressLink(href: string, keys: MouseEventInit = {}) {
      const link = box.appendChild(document.createElement('a'));
      link.href = href;
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
      link.dispatchEvent(press);
    }

    beforeEach(() => {
      followed = [];
      assign.mockReset();
      vi.spyOn(location, 'assign').mockImplementation(assign);
      document.addEventListener('click', follow);
    });
    afterEach(() => {
      document.removeEventListener('click', follow);
    });

    it('is followed once the press is answered', async () => {
      find('button').click();
      pressLink('/help/');
      expect(followed).toEqual([]);
      await hydrate();
      expect(shown()).toBe('1 male 80 ');
      expect(followed).toEqual(['/help/']);
      expect(assign).not.toHaveBeenCalled();
    });

    it('is followed without an answer after a while', () => {
      vi.useFakeTimers();
      find('button').click();
      pressLink('/help/');
      vi.advanceTimersByTime(3000);
      expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/help\/$/));
    });

    it('is followed at once where it opens beside this page, or on it', () => {
      find('button').click();
      pressLink('/help/', { ctrlKey: true });
      pressLink('#foot');
      expect(followed).toEqual(['/help/', location.pathname]);
    });
  });

  it('survive a browser that keeps nothing, but not the load', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    vi.stubGlobal('sessionStorage', {
      setItem() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    find('button').click();
    actions.storeAll();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('Early presses'), expect.anything());
    vi.unstubAllGlobals(); // for afterEach
  });
});
