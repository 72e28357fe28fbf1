import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bandAt } from '@/components/result/cards/limits/limit-meaning';
import { effectAt } from '@/components/result/cards/level/level-effects';
import type { Penalties } from '@/lib/i18n/penalties';
import { openResultAnew, show, showInCountry } from './render-result';

openResultAnew();

/** Penalties, as the page receives them. */
const law = { asOf: 'mid-2026', source: 'A law', moreHref: '/penalties/' };
const lawOf = (...bands: Penalties['bands']) => ({
  penalties: { ...law, url: 'https://example.org/law', bands },
});
const fine = { fromPermille: 0.5, text: 'A fine.' };
const crime = { fromPermille: 1, text: 'A crime.' };
const prison = { fromPermille: 1.1, text: 'Prison.' };

const card = () => screen.getByTestId('level-card');
const meaning = () => screen.getByTestId('limit-meaning');
const link = (name: RegExp) => screen.queryByRole('link', { name, hidden: true });

describe('the level beside its effects and the law', () => {
  it('has the effects and the law of the cautious peak before the evening', () => {
    showInCountry('DE', lawOf(fine, crime, prison), '2026-11-20T12:00');
    // 1.0771 permille.
    expect(card()).toHaveTextContent('Your level at the peak: up to 0.108% BAC');
    expect(card()).toHaveTextContent('Your reactions and control are clearly worse');
    expect(meaning()).toHaveTextContent('Your level by the cautious estimate: 0.108% BAC');
    expect(meaning()).toHaveTextContent('A crime.');
    expect(meaning()).not.toHaveTextContent(/A fine\.|Prison\./);
    expect(link(/^Source: NHTSA, .*2016/)).toHaveAttribute('href', effectAt(1)?.source.url ?? '');
    expect(link(/Law as of mid-2026\. Source: A law$/)).toHaveAttribute(
      'href',
      'https://example.org/law',
    );
  });

  it('says what was not checked, and has no link where no official text is known', () => {
    const unverified = 'A later change was not checked.';
    showInCountry('DE', { penalties: { ...law, bands: [fine], unverified } }, '2026-11-20T12:00');
    expect(meaning()).toHaveTextContent(unverified);
    expect(screen.getByTestId('result')).toHaveTextContent('Source: A law');
    expect(link(/A law/)).toBeNull();
  });

  it('goes by the levels of now while there is one', () => {
    showInCountry('DE', lawOf(fine, crime, prison), '2026-11-22T01:00');
    // Two hours on: 1.0771 - 2 x 0.12.
    expect(card()).toHaveTextContent('Your level now: up to 0.084% BAC');
    expect(card()).toHaveTextContent('Your balance, speech, sight, hearing');
    expect(meaning()).toHaveTextContent('Your level by the cautious estimate: 0.084% BAC');
    expect(meaning()).toHaveTextContent('A fine.');
  });

  it('says nothing of the law below its first band', () => {
    showInCountry('DE', lawOf(prison), '2026-11-20T12:00');
    expect(within(meaning()).getByRole('heading')).toHaveTextContent('Legal limit: Germany');
    expect(meaning()).not.toHaveTextContent('Prison.');
  });

  it('has the bands of a class of drivers, where the law has some', () => {
    const { penalties } = lawOf(fine, crime);
    const noviceBands = [{ fromPermille: 0, isAbove: true as const, text: 'A course.' }];
    const noviceUnverified = 'Not read in a law.';
    const facts = { penalties: { ...penalties, noviceBands, noviceUnverified } };
    showInCountry('DE', facts, '2026-11-20T12:00', 'novice');
    expect(meaning()).toHaveTextContent('A course.');
    expect(meaning()).toHaveTextContent('Not read in a law.');
    expect(meaning()).not.toHaveTextContent(/A fine\.|A crime\.|may apply to new/);
  });

  it('tells a class of drivers no penalties of others, and nothing under a heading', () => {
    showInCountry('DE', lawOf(fine, crime), '2026-11-20T12:00', 'novice');
    expect(screen.queryByTestId('limit-meaning')).toBeNull();
  });

  it('tells no law to a driver with a limit of their own', () => {
    show('2026-11-20T12:00', 'R01', { selectedCountryId: 'DE', ownLimitPermille: 0 });
    expect(screen.queryByTestId('limit-meaning')).toBeNull();
  });
});

describe('the band of a law', () => {
  const exact = [fine, { fromPermille: 0.8, text: 'A ban.' }];
  const above = [fine, { fromPermille: 0.8, isAbove: true as const, text: 'A ban.' }];

  it.each([
    [0.49, exact, undefined],
    [0.5, exact, 'A fine.'],
    [0.79, exact, 'A fine.'],
    [0.8, exact, 'A ban.'],
    [0.8, above, 'A fine.'],
    [0.801, above, 'A ban.'],
    [4, above, 'A ban.'],
  ])('at %s permille, the figure itself counting or not', (permille, law, text) => {
    expect(bandAt(law, permille)?.text).toBe(text);
  });
});

describe('what a level does', () => {
  // NHTSA, The ABCs of BAC: 0.02, 0.05, 0.08, 0.10 and 0.15 %; 0.3 % threatens life (NIAAA).
  it.each([
    [undefined, 0, 0.19],
    ['from02', 0.2, 0.49],
    ['from05', 0.5, 0.79],
    ['from08', 0.8, 0.99],
    ['from10', 1, 1.49],
    ['from15', 1.5, 2.49],
    ['from25', 2.5, 2.99],
    ['from30', 3, 5],
  ])('is %s from %s to %s permille', (effect, from, to) => {
    const key = effect && `result.effects.${effect}`;
    expect([effectAt(from)?.key, effectAt(to)?.key]).toEqual([key, key]);
  });

  it('has another source from where one loses consciousness', () => {
    expect(effectAt(2.5)?.source.name).toMatch(/^NIAAA/);
    expect(effectAt(2.49)?.source.name).toMatch(/^NHTSA/);
  });
});
