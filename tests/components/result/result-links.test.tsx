import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  decodeMeasurementCode,
  encodeMeasurementCode,
  type SharedMeasurement,
} from '@/lib/share/measurement-code';
import type { SiteCode } from '@/lib/site/sites';
import datedMeasurements from '../../fixtures/share/dated-measurements.json';
import datedLinks from '../../fixtures/share/dated-links.json';
import oldLinks from '../../fixtures/share/links.json';
import oldMeasurements from '../../fixtures/share/measurements.json';
import { goldenCase } from '../../unit/bac/golden';
import {
  choose,
  enter,
  instant,
  minutesAt,
  modelOf,
  openResultAnew,
  permilleShown,
  renderResult,
  ResultPage,
  setClock,
  sharedUrl,
  startDay,
  store,
} from './render-result';

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
/** A new code would vouch for what nobody has checked, and say another limit. */
const expectHandedOn = async (code: string) =>
  expect((await sharedUrl()).pathname).toBe(`/result/${code}/`);

openResultAnew();
beforeEach(() => enter({ ...store.getInitialState().model, selectedCountryId: 'DE' }));

describe('a link without a check', () => {
  it('of old says that it is unchecked, beside what it says of its day, and is handed on as it is', async () => {
    await open(undated, '2026-11-22T09:00');
    expect(screen.getByTestId('unchecked')).toHaveTextContent('This link has no check code');
    expect(screen.getByTestId('undated')).toBeVisible();
    await expectHandedOn(undated);
  });

  it('says so of a measurement that was cut off and opens as another one', async () => {
    const whole = datedMeasurements.find(({ code }) => code.startsWith('0qLA1kX'))!;
    const cut = whole.code.slice(0, 7);
    expect(decodeMeasurementCode(cut)?.value).not.toBe(whole.measurement.value);
    await open(cut, '2026-11-22T09:00');
    expect(screen.getByTestId('unchecked')).toBeVisible();
  });

  it('is not what a new link is, which has a day too', async () => {
    await open(dated, '2026-11-22T09:00');
    expect(screen.queryByTestId('unchecked')).toBeNull();
    expect(screen.queryByTestId('undated')).toBeNull();
    expect(start()).toBe(iso('2026-11-21T21:00'));
    await expectHandedOn(dated);
  });
});

describe('a link without a day', () => {
  it('says as which day it is shown', async () => {
    // A start 19 h ago means the next one.
    await open(undated, '2026-11-22T16:00');
    expect(start()).toBe(iso('2026-11-22T21:00'));
    expect(screen.getByTestId('undated')).toHaveTextContent(
      'The link names no day. The times are shown as if the first sip was on Sun 22 Nov.',
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
  it('without a day says that it does not know', async () => {
    const code = codeOf(oldMeasurements, '0.25 mg/L of breath');
    await open(code, '2026-11-22T10:00');
    expect(start()).toBe(iso('2026-11-22T08:00'));
    expect(screen.getByTestId('undated')).toHaveTextContent(
      'The times are shown as if the reading was taken on Sun 22 Nov.',
    );
    await expectHandedOn(code);
  });

  it('counts breath by the country of the sender, the limit by that of the receiver', async () => {
    await open(encodeMeasurementCode(british), '2026-11-22T00:00');
    // 0.3 x 2300 = 0.69 g/L; (0.69 - 0.5) / 0.15 h = 76 min.
    expect(permilleShown()).toBeCloseTo(0.69, 9);
    expect(minutesAt('drive-time')).toBe(76);
    expect(screen.getByTestId('card-reading')).toHaveTextContent('2300:1, by law (United Kingdom)');
    await choose('Pol', /Poland/);
    // (0.69 - 0.2) / 0.15 h
    expect(permilleShown()).toBeCloseTo(0.69, 9);
    expect(minutesAt('drive-time')).toBe(196);
    await expectHandedOn(encodeMeasurementCode(british));
  });

  it('that names no country is counted by that of the receiver', async () => {
    await open(encodeMeasurementCode({ ...british, iso2: undefined }), '2026-11-22T00:00');
    // 0.3 x 2000
    expect(permilleShown()).toBeCloseTo(0.6, 9);
  });
});

describe('the language offer', () => {
  const breath = datedMeasurements[0]?.code ?? '';

  /** Opens a page in a browser with these languages. */
  async function openIn(languages: string[], path: string, siteCode: SiteCode = 'en') {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    window.history.replaceState(null, '', path);
    render(<ResultPage siteCode={siteCode} />);
    await screen.findByTestId('change-data');
  }

  it.each([
    ['de', `/result/${dated}/`, ['de-AT', 'en'], 'Deutsch?', `/de/ergebnis/${dated}/?lang=de`],
    ['en', `/pl/wynik/${dated}/`, ['en-GB'], 'English?', `/result/${dated}/?lang=en`],
    ['fr', `/result/${breath}/`, ['fr'], 'Français?', `/fr/resultat/${breath}/?lang=fr`],
  ])(
    'leads a reader of %s to the same link, also of a measurement',
    async (lang, path, languages, words, href) => {
      await openIn(languages, path, path.startsWith('/pl') ? 'pl' : 'en');
      const offer = screen.getByTestId('language-offer');
      expect(offer.textContent).toBe(words);
      expect(offer).toHaveAttribute('href', href);
      expect(offer).toHaveAttribute('hreflang', lang);
      expect(offer).toHaveAttribute('lang', lang);
    },
  );

  // Whose browser or choice names which language: tests/components/browser/locale-preference.
  it.each([
    ['to a visitor whose first language is that of the page', ['en-US', 'de']],
    ['to who chose the language of the page', ['de'], 'en'],
    ['beside one’s own result', ['de'], '', '/result/'],
  ])('is not made %s', async (_, languages, chosen = '', path = `/result/${dated}/`) => {
    localStorage.setItem('locale', chosen);
    enter(modelOf(goldenCase('R01').input));
    await openIn(languages, path);
    expect(screen.queryByTestId('language-offer')).toBeNull();
  });
});
