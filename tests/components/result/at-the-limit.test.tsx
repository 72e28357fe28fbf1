import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { EnteredMeasurement } from '@/lib/model/model';
import { openResultAnew, showMeasured, usualMeasurement } from './render-result';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn(), back: vi.fn(), prefetch: vi.fn() }),
  usePathname: () => window.location.pathname,
}));

openResultAnew();

/** Ten minutes after the measurement, and the Tuesday after it. */
const soon = '2026-11-21T23:40';
const later = '2026-11-24T12:00';

/**
 * Legal limits at which the figure itself is an offence: France (R234-1, "égale ou supérieure"),
 * Poland (art. 46, "od 0,1 mg"), the United States ("0.08 percent or more") and Taiwan (Road
 * Traffic Safety Rules art. 114, "達百分之零點零三以上"). In Spain (RGCir art. 20, "superior a") and New Zealand ("exceeds") only levels above it
 * are.
 */
const figures = [
  ['FR', 'breathMgPerL', 0.25],
  ['ES', 'breathMgPerL', 0.25],
  ['NZ', 'breathMgPerL', 0.25],
  ['PL', 'breathMgPerL', 0.1],
  ['US', 'percent', 0.08],
  ['TW', 'mgPer100Ml', 30],
] as const;

async function measure(
  selectedCountryId: string,
  unit: EnteredMeasurement['unit'],
  value: number,
  at = soon,
) {
  showMeasured(at, {
    selectedCountryId,
    measurement: { ...usualMeasurement, value, unit },
  });
  await screen.findByTestId('change-data');
}

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const text = (testId: string) => plain(screen.getByTestId(testId).textContent);

async function working() {
  const details = screen.getByTestId<HTMLDetailsElement>('working');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await vi.waitFor(() => expect(details.querySelector('ol')).not.toBeNull());
  return plain(details.textContent);
}

async function print() {
  await vi.waitFor(
    () => {
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      expect(screen.getByTestId('print-page')).toBeInTheDocument();
    },
    { timeout: 5000 },
  );
  return text('print-page');
}

describe.each(figures)('the figure of the law of %s itself, measured', (country, unit, value) => {
  it('is answered as the limit, not as a level below it', async () => {
    await measure(country, unit, value);
    expect(text('drive-time')).toContain(
      'The measured level is exactly at the limit, and bodies and devices differ. Do not drive before the cautious time.',
    );
    expect(text('result')).not.toMatch(/stays? under|estimated under the limit/i);
  });

  it('is may be over in the half hour that begins with it', async () => {
    await measure(country, unit, value);
    const [first] = within(screen.getByTestId('samples')).getAllByRole('listitem');
    expect(first).toHaveTextContent('may be over');
    expect(first).not.toHaveTextContent('under the limit');
  });

  it('is the limit in the working too', async () => {
    await measure(country, unit, value);
    const steps = await working();
    expect(steps).toContain('The measured level is exactly at the limit.');
    expect(steps).not.toContain('The level is below the limit.');
  });

  it('is the limit in the calendar', async () => {
    await measure(country, unit, value);
    const ics = decodeURIComponent(screen.getByTestId<HTMLAnchorElement>('calendar').href);
    const words = ics.replaceAll('\r\n ', '');
    expect(words).toContain('The measured level is exactly at the limit\\,');
    expect(words).not.toContain('under the limit');
  });

  it('is the limit on paper, at the time of the measurement', async () => {
    await measure(country, unit, value);
    const paper = await print();
    expect(paper).toMatch(/Exactly at 0\.\d+% BAC, measuredSat 23:30/);
    expect(paper).not.toMatch(/(?:Under|Not over) 0\.\d+% BAC|throughout/);
  });

  it('was the limit, of a past evening', async () => {
    await measure(country, unit, value, later);
    expect(text('drive-time')).toBe(
      'The measured level was exactly at the limit, and bodies and devices differ.',
    );
  });
});

describe('a level measured below the limit', () => {
  it('stays below it', async () => {
    // 0.24 mg/L by 2000 is 0.48.
    await measure('FR', 'breathMgPerL', 0.24);
    expect(text('drive-time')).toContain('The likely estimate stays under the limit');
    expect(await working()).toContain('The level is below the limit.');
  });
});

describe('where any alcohol is forbidden', () => {
  it('the working tells that the figure from which penalties begin was measured', async () => {
    await measure('JP', 'breathMgPerL', 0.15);
    expect(await working()).toContain('The measured level is exactly at the limit.');
  });
});
