import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { whoseBody } from '@/lib/i18n/body-texts';
import type { Translator } from '@/lib/i18n/duration-text';
import { createTranslator } from 'next-intl';
import messages from '@/messages/en.json';
import { answerMedia } from '../media';
import { CalculatorPage, enter, press, renderCalculator, storeOf } from './render-calculator';

const t: Translator = createTranslator({ locale: 'en', messages });
const line = () => screen.getByTestId('body-line');
const text = () => (line().textContent ?? '').replaceAll('\u00a0', ' ');
const fields = () => document.getElementById(line().getAttribute('aria-controls') ?? '');

beforeEach(() => {
  delete document.documentElement.dataset.body;
  answerMedia(false);
});

describe('the line of the body', () => {
  it('says that the body is assumed; height and weight nobody gave follow the sex', () => {
    const store = renderCalculator('pl');
    expect(text()).toBe('Man, 39, 178 cm, 78 kgAn average man. Enter your own details.');
    expect(whoseBody(store.getState().model, t)).toBe('an average man');
    press('gender-1');
    expect(text()).toBe('Woman, 39, 165 cm, 66 kgAn average woman. Enter your own details.');
    expect(whoseBody(store.getState().model, t)).toBe('an average woman');
    press('gender-0');
    expect(text()).toMatch(/^Man, 39, 178 cm, 78 kgAn average man\./);
  });

  it('is the visitor’s once the weight is set, even to the same, which then stays', () => {
    const store = renderCalculator('pl');
    enter('pl', (state) => state.setWeightInKg(78));
    expect(text()).toContain('These matter a lot.');
    press('gender-1');
    // The height was not touched: it follows the sex.
    expect(text()).toMatch(/^Woman, 39, 165 cm, 78 kgThese matter a lot\./);
    expect(whoseBody(store.getState().model, t).replaceAll('\u00a0', ' ')).toBe('Woman, 78 kg');
  });

  it('is the visitor’s once they say so', () => {
    renderCalculator('pl');
    press('gender-1');
    press('body-confirm');
    expect(text()).toMatch(/^Woman, 39, 165 cm, 66 kgThese matter a lot\./);
    expect(screen.queryByTestId('body-confirm')).toBeNull();
  });
});

describe('the fields of the body', () => {
  it('are opened and closed by the line', () => {
    renderCalculator('pl');
    expect(line()).toHaveAttribute('aria-expanded', 'false');
    press('body-line');
    expect(line()).toHaveAttribute('aria-expanded', 'true');
    expect(fields()).toHaveAttribute('data-open', 'true');
    expect(fields()).toContainElement(screen.getByTestId('gender-0'));
    press('body-line');
    expect(fields()).toHaveAttribute('data-open', 'false');
  });

  it('are open on a wide page until they are set, and then stay so for this visit', () => {
    answerMedia(true);
    renderCalculator('pl');
    expect(line()).toHaveAttribute('aria-expanded', 'true');
    press('gender-1');
    expect(line()).toHaveAttribute('aria-expanded', 'true');
    expect(document.documentElement.dataset.body).toBeUndefined();
  });

  it('are closed on a wide page where they were set on an earlier visit', () => {
    answerMedia(true);
    const { model } = storeOf('pl').getInitialState();
    renderCalculator('pl', { model: { ...model, isBodySet: true } });
    expect(line()).toHaveAttribute('aria-expanded', 'false');
    expect(document.documentElement.dataset.body).toBe('set');
  });

  it('are left to the styles in the exported page, which knows neither width nor visitor', () => {
    const page = document.createElement('div');
    act(() => {
      storeOf('de').setState({ isReady: false });
    });
    page.insertAdjacentHTML('beforeend', renderToString(<CalculatorPage siteCode="de" />));
    const exported = within(page).getByTestId('body-line');
    expect(page.querySelector('.body-fields')).not.toHaveAttribute('data-open');
    expect(exported).toHaveAttribute('aria-expanded', 'false');
  });
});
