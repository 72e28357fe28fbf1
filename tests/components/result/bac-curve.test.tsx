import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BacCurve } from '@/components/result/curve/bac-curve';
import { useResultTexts } from '@/components/result/result-texts';
import type { Forecast } from '@/lib/bac';
import { referenceForecast } from '../../unit/bac/golden';
import { sittingsCase } from './sittings-cases';
import { SizeObserver } from '../browser/size-observer';
import { renderShell } from '../shell/render-shell';

const [width, height] = [320, 300];

interface CurveProps {
  forecast?: Forecast;
  /** Minutes from the start to now. */
  nowMin?: number;
  startMs?: number;
}

/** R01 from 21:00 on a Friday in UTC+1, opened at 00:40. */
function Curve({
  forecast = referenceForecast('R01'),
  nowMin = 220,
  startMs = Date.UTC(2026, 10, 20, 20),
}: CurveProps) {
  const nowMs = startMs + nowMin * 60_000;
  const texts = useResultTexts(
    { siteCode: 'pl', unitSystem: 'metric', zone: () => 60, startMs, nowMs },
    forecast.limitPermille,
  );
  return <BacCurve {...{ forecast, texts, nowMin }} />;
}

const slider = () => screen.getByRole('slider', { name: 'Your blood alcohol over time' });
const saidAt = (key?: string) => {
  if (key) fireEvent.keyDown(slider(), { key });
  return slider().getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ');
};
const parts = (selector: string) => [...screen.getByRole('img').querySelectorAll(selector)];

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', SizeObserver);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
});

async function show(props: CurveProps = {}) {
  renderShell(<Curve {...props} />);
  await screen.findByRole('img');
}

describe('curve of several sittings', () => {
  it('says up to where the level is likely zero and cautiously not', async () => {
    // R01: likely gone after 459 min; cautiously 1.077099 at 120 min and 0.12 an hour less: 0.317 at 500.
    await show({ nowMin: 500 });
    expect(screen.getByRole('img')).toHaveTextContent('now up to 0,32');
  });

  it('names each sitting for screen readers', async () => {
    // M02 from noon, opened at 00:40.
    const startMs = Date.UTC(2026, 10, 20, 11);
    await show({ forecast: sittingsCase('M02').forecast, startMs, nowMin: 760 });
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /Drinking from Fri 12:00 to Fri 13:00\. Drinking from Fri 20:00 to Fri 21:00\.$/,
    );
  });
});

describe('curve', () => {
  beforeEach(() => show());

  it('sums itself up for screen readers, and has the size of its place', () => {
    expect(screen.getByRole('img')).toHaveAttribute('viewBox', '0 0 320 300');
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /from Fri 21:00\. Alcohol gone: cautious time 08:00, likely time 04:39\. Peak: up to 1,08.‰\. Limit: 0,2.‰\./,
    );
  });

  it('names peak, both crossings, now and the day', () => {
    const texts = parts('text').map(({ textContent }) => textContent);
    // At 00:40 the likely level is 0.8453 minus 100 minutes of 0.15 an hour.
    expect(texts).toEqual(
      expect.arrayContaining([
        '06:20',
        '03:19',
        '0,85 (Fri 23:00)',
        'now up to 0,88',
        'Sat 21 Nov',
      ]),
    );
  });

  it('is walked along with the keyboard, half hour by half hour', () => {
    fireEvent.focus(slider());
    expect(saidAt()).toBe('00:40: between 0,24 and 0,88, likely 0,60 ‰');
    expect(saidAt('ArrowRight')).toBe('01:00: between 0,17 and 0,84, likely 0,55 ‰');
    expect(saidAt('ArrowLeft')).toBe('00:30: between 0,27 and 0,90, likely 0,62 ‰');
    expect(saidAt('Home')).toBe('Fri 21:00: between 0,00 and 0,00, likely 0,00 ‰');
    expect(saidAt('ArrowLeft')).toMatch(/^Fri 21:00/);
    expect(saidAt('PageUp')).toBe('Fri 23:00: between 0,57 and 1,08, likely 0,85 ‰');
    expect(saidAt('End')).toBe('07:59: between 0,00 and 0,00, likely 0,00 ‰');
    expect(slider()).toHaveAttribute('aria-valuenow', '659');
    expect(saidAt('ArrowRight')).toMatch(/^07:59/);
  });

  it('shows the moment under the pointer', () => {
    const shown = () => slider().querySelector('p');
    expect(shown()).toBeNull();
    fireEvent.pointerMove(slider(), { clientX: 160 });
    expect(shown()).toHaveTextContent(/^\d\d:\d0: between \d,\d\d and \d,\d\d, likely \d,\d\d ‰/);
    fireEvent.pointerLeave(slider());
    expect(shown()).toBeNull();
  });
});
