import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { countrySheet } from '@/components/limit/limit-chip';
import {
  decodeMeasurementCode,
  encodeMeasurementCode,
  type SharedMeasurement,
} from '@/lib/share/measurement-code';
import { decodeShareCode } from '@/lib/share/share-code';
import datedMeasurements from '../../fixtures/share/dated-measurements.json';
import datedLinks from '../../fixtures/share/dated-links.json';
import oldLinks from '../../fixtures/share/links.json';
import oldMeasurements from '../../fixtures/share/measurements.json';
import { answerMedia } from '../media';
import {
  enter,
  instant,
  loadDetails,
  renderResult,
  setClock,
  startDay,
  store,
} from './render-result';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn(), back: vi.fn(), prefetch: vi.fn() }),
  usePathname: () => window.location.pathname,
}));

function codeOf(links: { what: string; code: string }[], what: string): string {
  const found = links.find((link) => link.what === what);
  if (!found) throw new Error(`No link ${what}`);
  return found.code;
}

/** R01, 21:00 to 23:00, with and without its day. */
const dated = codeOf(datedLinks, 'default person, three beers, 2026-11-21');
const undated = codeOf(oldLinks, 'default person, three beers');

/** 0.3 mg/L of breath on Saturday at 23:30, with the ratio of the United Kingdom. */
const british: SharedMeasurement = {
  unitSystem: 'metric',
  value: 0.3,
  unit: 'breathMgPerL',
  timeMeasured: '23:30',
  timeLastDrink: '20:00',
  startDay,
  iso2: 'GB',
};

async function open(code: string, local: string) {
  setClock(local);
  window.history.replaceState(null, '', `/result/${code}/`);
  renderResult();
  await screen.findByTestId('change-data');
}

const start = () => screen.getByTestId('result').dataset.start;
const iso = (local: string) => new Date(instant(local)).toISOString();
const permille = () => Number(screen.getByTestId('peak').dataset.permille);
const minutesAt = (testId: string) => Number(screen.getByTestId(testId).dataset.minutes);

/** The code in the link that the share button shares. */
async function sharedOn(): Promise<string> {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText }, languages: ['en'] });
  await act(async () => fireEvent.click(screen.getByTestId('share')));
  const [url] = writeText.mock.calls[0] as [string];
  return new URL(url).pathname.split('/')[2] ?? '';
}

beforeAll(loadDetails);
beforeAll(async () => void (await countrySheet.request()));
beforeEach(() => {
  answerMedia(false);
  enter({ ...store.getInitialState().model, selectedCountryId: 'DE' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a link without a check', () => {
  it('of old says that it is unchecked, beside what it says of its day', async () => {
    await open(undated, '2026-11-22T09:00');
    expect(screen.getByTestId('unchecked')).toHaveTextContent('This link has no check code');
    expect(screen.getByTestId('undated')).toBeVisible();
  });

  it('says so of a measurement that was cut off and opens as another one', async () => {
    const whole = datedMeasurements.find(({ code }) => code.startsWith('0qLA1kX'))!;
    const cut = whole.code.slice(0, 7);
    expect(decodeMeasurementCode(cut)?.value).not.toBe(whole.measurement.value);
    await open(cut, '2026-11-22T09:00');
    expect(screen.getByTestId('unchecked')).toBeVisible();
  });

  it.each([
    ['drinks', undated],
    ['a measurement', codeOf(oldMeasurements, '0.25 mg/L of breath')],
  ])('to %s is handed on as it is, so that it stays one', async (_, code) => {
    await open(code, '2026-11-22T09:00');
    expect(await sharedOn()).toBe(code);
  });

  it('is not what a new link is', async () => {
    await open(dated, '2026-11-22T09:00');
    expect(screen.queryByTestId('unchecked')).not.toBeInTheDocument();
  });
});

describe('a link with a day', () => {
  it.each([
    ['2026-11-20T10:00', 'planned'],
    ['2026-11-21T22:00', 'drinking'],
    ['2026-11-22T19:00', 'passed'],
    ['2026-12-21T12:00', 'past'],
  ])('shows that day, opened at %s: %s', async (local, phase) => {
    await open(dated, local);
    expect(start()).toBe(iso('2026-11-21T21:00'));
    expect(screen.getByTestId('result').dataset.phase).toBe(phase);
    expect(screen.queryByTestId('undated')).toBeNull();
  });

  it('says of a past evening which it was', async () => {
    await open(dated, '2026-12-21T12:00');
    expect(screen.getByTestId('phase-title')).toHaveTextContent('Evening of Sat 21 Nov');
  });

  it('is handed on with it', async () => {
    await open(dated, '2026-12-21T12:00');
    expect(decodeShareCode(await sharedOn())?.startDay).toBe(startDay);
  });
});

describe('a link without a day', () => {
  it.each([
    // A start 13 h ago means that evening; 19 h ago the next one.
    ['2026-11-22T10:00', '2026-11-21T21:00', 'Sat 21 Nov'],
    ['2026-11-22T16:00', '2026-11-22T21:00', 'Sun 22 Nov'],
  ])('opened at %s begins at %s, and says that it does not know', async (local, begun, day) => {
    await open(undated, local);
    expect(start()).toBe(iso(begun));
    expect(screen.getByTestId('undated')).toHaveTextContent(
      `The link names no day. The times are shown as if the first sip was on ${day}.`,
    );
  });

  it('keeps its day as long as the page is open', async () => {
    // 17 h 50 min after 21:00, and half an hour later.
    await open(undated, '2026-11-22T14:50');
    setClock('2026-11-22T15:20');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByTestId('now-status')).toHaveTextContent('11 h 30 min ago');
    expect(start()).toBe(iso('2026-11-21T21:00'));
  });
});

describe('a link to a measurement', () => {
  it.each(['2026-11-21T20:00', '2026-11-22T02:00', '2026-12-24T12:00'])(
    'with a day shows that day, opened at %s',
    async (local) => {
      await open(encodeMeasurementCode(british), local);
      expect(start()).toBe(iso('2026-11-21T23:30'));
      expect(screen.queryByTestId('undated')).toBeNull();
    },
  );

  it('without a day says that it does not know', async () => {
    await open(codeOf(oldMeasurements, '0.25 mg/L of breath'), '2026-11-22T10:00');
    expect(start()).toBe(iso('2026-11-22T08:00'));
    expect(screen.getByTestId('undated')).toHaveTextContent(
      'The times are shown as if the reading was taken on Sun 22 Nov.',
    );
  });

  it('counts breath by the country of the sender, the limit by that of the receiver', async () => {
    await open(encodeMeasurementCode(british), '2026-11-22T00:00');
    // 0.3 x 2300 = 0.69 g/L; (0.69 - 0.5) / 0.15 h = 76 min.
    expect(permille()).toBeCloseTo(0.69, 9);
    expect(minutesAt('drive-time')).toBe(76);
    expect(screen.getByTestId('card-reading')).toHaveTextContent('2300:1, by law (United Kingdom)');
    fireEvent.click(screen.getByTestId('country'));
    fireEvent.change(screen.getByTestId('country-search'), { target: { value: 'Pol' } });
    await act(async () => fireEvent.click(screen.getByRole('option', { name: /Poland/ })));
    // (0.69 - 0.2) / 0.15 h
    expect(permille()).toBeCloseTo(0.69, 9);
    expect(minutesAt('drive-time')).toBe(196);
  });

  it('that names no country is counted by that of the receiver', async () => {
    await open(encodeMeasurementCode({ ...british, iso2: undefined }), '2026-11-22T00:00');
    // 0.3 x 2000
    expect(permille()).toBeCloseTo(0.6, 9);
  });

  it('is handed on with day and country', async () => {
    await open(encodeMeasurementCode(british), '2026-11-22T00:00');
    expect(decodeMeasurementCode(await sharedOn())).toEqual(british);
  });
});
