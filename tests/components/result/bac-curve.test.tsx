import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BacCurve } from '@/components/result/bac-curve';
import { useResultTexts } from '@/components/result/result-texts';
import { calculate } from '@/lib/bac';
import { goldenCase } from './golden-cases';
import { sittingsCase } from './sittings-cases';
import { Words } from './render-result';

const { input } = goldenCase('R01');
/** 21:00 on the evening before, seen at 00:40. */
const startMs = new Date(2026, 10, 20, 21, 0).getTime();
const nowMs = startMs + 220 * 60_000;

const setup = { siteCode: 'pl', unitSystem: 'metric', startMs, nowMs } as const;

function CurveOfSittings() {
  const { result } = sittingsCase('M02');
  // Noon instead of 21:00.
  const noon = useResultTexts({ ...setup, startMs: startMs - 9 * 3_600_000 });
  return (
    <BacCurve
      {...{ result, sittings: result.sittings }}
      texts={noon}
      limitPermille={0.2}
      nowMin={760}
    />
  );
}

function Curve() {
  const texts = useResultTexts(setup);
  return <BacCurve result={calculate(input)} texts={texts} limitPermille={0.2} nowMin={220} />;
}

const slider = () => screen.getByRole('slider', { name: 'Your blood alcohol over time' });
const saidAt = (key?: string) => {
  if (key) fireEvent.keyDown(slider(), { key });
  return slider().getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ');
};

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});

async function show(curve: ReactNode) {
  render(<Words>{curve}</Words>);
  await screen.findByRole('img');
}

describe('curve of several sittings', () => {
  it('names each sitting for screen readers and shades it', async () => {
    await show(<CurveOfSittings />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /Drinking from 12:00 to 13:00\. Drinking from 20:00 to 21:00\.$/,
    );
    expect(screen.getByRole('img').querySelectorAll('rect[opacity="0.07"]')).toHaveLength(2);
  });
});

describe('curve', () => {
  beforeEach(() => show(<Curve />));

  it('sums itself up for screen readers', () => {
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /from 21:00: peak 0,85.‰ at 23:00, likely gone at 04:39, cautiously at 07:59. Limit 0,2.‰\./,
    );
  });

  it('names peak, both crossings and now', () => {
    const texts = [...screen.getByRole('img').querySelectorAll('text')].map(
      ({ textContent }) => textContent,
    );
    // At 00:40 the likely level is 0.8453 less 100 minutes of 0.15 an hour.
    expect(texts).toEqual(expect.arrayContaining(['06:19', '03:19', '0,85 at 23:00', 'now 0,60']));
  });

  it('is drawn at the width it has', () => {
    expect(screen.getByRole('img')).toHaveAttribute('width', '320');
  });

  it('is walked along with the keyboard, half hour by half hour', () => {
    fireEvent.focus(slider());
    expect(saidAt()).toBe('00:40: likely 0,60 ‰, between 0,24 and 0,88');
    expect(saidAt('ArrowRight')).toBe('01:00: likely 0,55 ‰, between 0,17 and 0,84');
    expect(saidAt('ArrowLeft')).toBe('00:30: likely 0,62 ‰, between 0,27 and 0,90');
    expect(saidAt('Home')).toBe('21:00: likely 0,00 ‰, between 0,00 and 0,00');
    expect(saidAt('ArrowLeft')).toMatch(/^21:00/);
    expect(saidAt('PageUp')).toBe('23:00: likely 0,85 ‰, between 0,57 and 1,08');
    expect(saidAt('End')).toBe('07:59: likely 0,00 ‰, between 0,00 and 0,00');
    expect(slider()).toHaveAttribute('aria-valuenow', '659');
    expect(saidAt('ArrowRight')).toMatch(/^07:59/);
  });

  it('shows the moment under the pointer', () => {
    const shown = () => slider().querySelector('p');
    expect(shown()).toBeNull();
    fireEvent.pointerMove(slider(), { clientX: 160 });
    expect(shown()).toHaveTextContent(/^\d\d:\d0: likely \d,\d\d ‰/);
    fireEvent.pointerLeave(slider());
    expect(shown()).toBeNull();
  });
});
