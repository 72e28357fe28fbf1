import { router } from '../next-navigation';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toShared } from '@/lib/evening/shared-model';
import { encodeShareCode } from '@/lib/share/share-code';
import { keptEvenings } from '@/lib/store/evenings';
import { useJoinQuestion } from '@/lib/store/join-question';
import { useToasts } from '@/lib/store/toasts';
import { goldenCase } from '../../unit/bac/golden';
import {
  choose,
  enter,
  minutesAt,
  modelOf,
  openResultAnew,
  permilleShown,
  renderResult,
  ResultPage,
  setClock,
  store,
  textAt,
  usualMeasurement,
} from './render-result';
import { flat } from '../../flat';
import { browserIn } from '../../places';

const r01 = goldenCase('R01').input;
const goTo = (path: string) => window.history.replaceState(null, '', path);
const sharedCode = (change = {}) => encodeShareCode(toShared(modelOf(r01, change)));

/** The parts of the page that do not depend on the country. */
const untouched = () =>
  [
    permilleShown(),
    minutesAt('sober-time'),
    minutesAt('sober-time-late'),
    ...['total-duration', 'card-person', 'card-time', 'card-alcohol'].map(textAt),
    ...within(screen.getByTestId('samples'))
      .getAllByRole('listitem')
      .map(({ dataset }) => dataset.permille),
  ].join('|');

openResultAnew();
beforeEach(() => {
  useToasts.setState({ toasts: [] });
  useJoinQuestion.setState({ question: null });
});

/** Shows R01 under the law of a country. */
function showUnder(selectedCountryId: string) {
  enter(modelOf(r01, { selectedCountryId }));
  renderResult();
}

function open(path: string) {
  goTo(path);
  renderResult();
}

describe('country', () => {
  it('changes only what depends on the limit, and says so', async () => {
    showUnder('PL');
    const before = untouched();
    expect(minutesAt('drive-time-late')).toBe(559);
    await choose('Germ', /Germany/);
    // R01: 120 min + (1.077099 - 0.5) / 0.12 h and 120 min + (0.845304 - 0.5) / 0.15 h.
    expect(minutesAt('drive-time-late')).toBe(409);
    expect(minutesAt('drive-time')).toBe(259);
    expect(untouched()).toBe(before);
    expect(store.getState().model.selectedCountryId).toBe('DE');
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['Data recalculated...']);
  });

  it('shows what must be known of its limit, and where it is from', async () => {
    showUnder('GB');
    expect(screen.getByText('In Scotland the limit is 0.05% BAC.')).toBeInTheDocument();
    const card = () => screen.getByTestId('limit-row');
    expect(card()).toHaveTextContent('0.08% BAC, United Kingdom');
    for (const text of ['0.08%', '80 mg/100 ml', '35 µg/100 ml', 'confirmed', 'Source: ']) {
      expect(card()).toHaveTextContent(text);
    }
    expect(card()).toHaveTextContent('Checked on 21 November 2026.');
    // Kazakhstan has no official text; Brazil has one.
    await choose('Braz', /Brazil 0\.00%\sBAC$/);
    expect(card()).toHaveTextContent('Official text: Lei 9.503/1997');
    await choose('Kaz', /Kazakhstan not confirmed 0\.00%\sBAC/);
    expect(card()).toHaveTextContent('Kazakhstan');
    expect(card()).not.toHaveTextContent('mg/L');
    expect(screen.getAllByText('not confirmed')).toHaveLength(2);
  });

  it('chooses the region that its remark names', () => {
    showUnder('GB');
    // R01: 120 min + (1.077099 - 0.8) / 0.12 h, and with 0.5: 120 min + (1.077099 - 0.5) / 0.12 h.
    expect(minutesAt('drive-time-late')).toBe(259);
    fireEvent.click(
      screen.getByRole('button', { name: /^In Scotland the limit is 0.05%\sBAC\.$/ }),
    );
    expect(minutesAt('drive-time-late')).toBe(409);
    expect(screen.getByTestId('country')).toHaveTextContent('0.05% BAC Scotland');
    expect(store.getState().model.selectedCountryId).toBe('GB-SCT');
    const card = screen.getByTestId('limit-row');
    for (const text of ['50 mg/100 ml', '22 µg/100 ml', 'Official text: Road Traffic Act 1988']) {
      expect(card).toHaveTextContent(text);
    }
    expect(screen.queryByText('In Scotland the limit is 0.05% BAC.')).toBeNull();
  });

  it('is asked for with the place of the device first, as on the calculator', () => {
    // While the answer is that no limit is reached: nobody gave the country that this is said for.
    setClock('2026-11-21T22:30');
    enter(modelOf({ ...r01, drinks: [{ ml: 330, percent: 5 }] }, { selectedCountryId: '' }));
    act(() => store.setState({ whereabouts: browserIn('Europe/London', 'en-GB') }));
    renderResult();
    const offered = [...document.querySelectorAll<HTMLElement>('[data-choice]')];
    expect(offered.map(({ dataset }) => dataset.choice)).toEqual(['GB', 'GB-SCT', 'edit']);
  });

  it('can be that of new and professional drivers, with its own figure in breath', () => {
    showUnder('AT');
    // R01: 120 min + (1.077099 - 0.5) / 0.12 h; with 0.1 instead: 120 + 488.55 min.
    expect(minutesAt('drive-time-late')).toBe(409);
    expect(screen.getByText(/0\.25 mg\/L/)).toBeInTheDocument();
    fireEvent.click(
      screen.getByRole('radio', { name: /New, young or professional/, hidden: true }),
    );
    expect(minutesAt('drive-time-late')).toBe(609);
    expect(screen.getByText(/0\.05 mg\/L/)).toBeInTheDocument();
    expect(store.getState().model.driverClass).toBe('novice');
  });

  it('gives way to a limit of the visitor’s own, typed in the unit of the site', async () => {
    showUnder('PL');
    const box = screen.getByTestId('own-limit');
    fireEvent.change(box, { target: { value: '0.05' } });
    expect(minutesAt('drive-time-late')).toBe(409);
    expect(store.getState().model.ownLimitPermille).toBe(0.5);
    expect(screen.getByTestId('country')).toHaveTextContent('0.05% BAC my own limit');
    fireEvent.change(box, { target: { value: '5' } });
    expect(store.getState().model.ownLimitPermille).toBe(2);
    fireEvent.change(box, { target: { value: 'x' } });
    fireEvent.blur(box);
    expect(box).toHaveValue('0.20');
    fireEvent.click(screen.getByRole('button', { name: 'Back to Poland', hidden: true }));
    expect(minutesAt('drive-time-late')).toBe(559);
    expect(box).toHaveFocus();
    fireEvent.blur(box);
    fireEvent.change(box, { target: { value: '0' } });
    expect(minutesAt('drive-time-late')).toBe(minutesAt('sober-time-late'));
    fireEvent.blur(box);
    await choose('Germ', /Germany/);
    expect(minutesAt('drive-time-late')).toBe(409);
    expect(box).toHaveValue('');
  });
});

describe('shared result', () => {
  beforeEach(() => {
    enter(modelOf({ ...r01, drinks: [{ ml: 100, percent: 5 }] }, { selectedCountryId: 'DE' }));
  });

  it('shows the sender’s numbers with the receiver’s country, for as long as the page, and touches no entry', async () => {
    const before = store.getState().model;
    open(`/result/${sharedCode({ selectedCountryId: 'PL' })}/`);
    expect(permilleShown()).toBeCloseTo(0.845303595698676, 9);
    expect(minutesAt('drive-time-late')).toBe(409);
    expect(screen.getByText('A shared result')).toBeInTheDocument();
    await choose('Pol', /Poland/);
    expect(minutesAt('drive-time-late')).toBe(559);
    expect(store.getState().model).toBe(before);
  });

  it('has the link’s units without storing them, and leads to the visitor’s own calculator', () => {
    open(`/result/${sharedCode({ unitSystem: 'imperial' })}/`);
    expect(screen.getByTestId('card-person')).toHaveTextContent('172 lb');
    expect(store.getState().model.unitSystem).toBe('metric');
    fireEvent.click(screen.getByTestId('change-data'));
    expect(router.push).toHaveBeenCalledWith('/');
    expect(router.back).not.toHaveBeenCalled();
  });

  it('is taken over in millilitres; the evening of before is kept with the peak of its own country', async () => {
    const measurement = { ...usualMeasurement, value: 0.4, unit: 'breathMgPerL' as const };
    const { model, catalog } = store.getInitialState();
    enter({ ...model, selectedCountryId: 'ES', entryMode: 'measurement', measurement });
    open(`/result/${sharedCode()}/`);
    await choose('Kingdom', /Kingdom/);
    fireEvent.click(screen.getByTestId('take-over'));
    // Alcohol of one's own evening may be left, which is another evening.
    useJoinQuestion.getState().question?.onApart();
    const beer = { servingItemId: 'beer-custom', percent: 5, amount: 1500 };
    expect(flat(store.getState().model).alcoholSettings.beer).toMatchObject(beer);
    // Spain pairs 0.5 g/L of blood with 0.25 mg/L of breath: 0.4 mg/L are 0.8 g/L. By the British
    // ratio of 2300 they would be 0.92.
    const [kept] = keptEvenings('en', catalog);
    expect(kept?.peakPermille).toBeCloseTo(0.8, 9);
  });

  it('takes the fragment of the skip link for no code', () => {
    const main = document.createElement('main');
    main.id = 'content';
    document.body.append(main);
    open('/result/#content');
    expect(router.replace).not.toHaveBeenCalled();
    expect(screen.getByTestId('result')).toBeInTheDocument();
    main.remove();
  });

  // Every mark: tests/unit/share.
  it.each(['/%C2%BB', '?', '/?)', '/#)'])(
    'cuts off %j, which a messenger glued to it, and cleans the address',
    async (glued) => {
      const code = sharedCode();
      open(`/result/${code}${glued}`);
      expect(permilleShown()).toBeCloseTo(0.845303595698676, 9);
      await waitFor(() => expect(window.location.pathname).toBe(`/result/${code}/`));
    },
  );

  it('reads a code that a host without rewrites moved into the fragment, and cuts it off there too', async () => {
    const code = sharedCode();
    open(`/result/#${code}).`);
    expect(permilleShown()).toBeCloseTo(0.845303595698676, 9);
    await waitFor(() => expect(window.location.href).toMatch(new RegExp(`/result/${code}/$`)));
  });

  it.each(['!!!', 'zzz', '0', '%E0%A4%A', `0${'z'.repeat(10)}`, 'A'.repeat(3000)])(
    'goes home from the code %.8s, says why, and leaves the visitor’s entries alone',
    async (code) => {
      const before = store.getState().model;
      open(`/result/${code}/`);
      await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
      expect(screen.queryByTestId('result')).toBeNull();
      expect(useToasts.getState().toasts).toMatchObject([
        {
          testId: 'link-damaged',
          type: 'warning',
          sticky: true,
          text: 'This link is damaged or incomplete. Ask for it again. Your own entries have not changed.',
        },
      ]);
      expect(store.getState().model).toBe(before);
    },
  );
});

describe('change data', () => {
  it.each([
    ['back to the calculator one came from', 'http://localhost:3000/', 'back'],
    ['home when another page lies behind', 'http://localhost:3000/help/', 'push'],
    ['home without a history', null, 'push'],
  ] as const)('goes %s', (_, previousUrl, way) => {
    vi.stubGlobal('navigation', {
      currentEntry: { index: previousUrl ? 1 : 0 },
      entries: () => [{ url: previousUrl }, { url: window.location.href }],
    });
    showUnder('PL');
    fireEvent.click(screen.getByTestId('change-data'));
    expect(router.back).toHaveBeenCalledTimes(way === 'back' ? 1 : 0);
    expect(router.push.mock.calls).toEqual(way === 'push' ? [['/']] : []);
  });
});

describe('exported page', () => {
  beforeEach(() => {
    act(() => store.setState({ isReady: false }));
    vi.spyOn(store, 'rehydrate').mockResolvedValue(undefined);
  });

  it('holds the place of the result until the entries are read', () => {
    renderResult();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the result');
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByTestId('result')).toBeNull();
    expect(store.rehydrate).toHaveBeenCalled();
  });

  it.each(['/result/', `/result/${'2'.repeat(20)}/`])(
    'is what the browser finds when it hydrates at %s',
    async (path) => {
      const container = document.createElement('div');
      container.innerHTML = renderToString(<ResultPage />);
      goTo(path);
      const onRecoverableError = vi.fn();
      const error = vi.spyOn(console, 'error');
      await act(async () => {
        render(<ResultPage />, { container, hydrate: true, onRecoverableError });
      });
      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(error).not.toHaveBeenCalled();
    },
  );
});
