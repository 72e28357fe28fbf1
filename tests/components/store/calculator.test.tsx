import type { CalculatorSetup } from '@/lib/store/opened-entries';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { useStore } from 'zustand';
import type * as Calculator from '@/lib/store/calculator';
import { usCatalog } from '../../fixtures/saved-models/catalogs';
import { hostileNodes, hostileText } from '../../fixtures/saved-models/hostile';
import { eachNight, key, save, saved, setup, tell, version2Opened, visit, version2 } from './visit';
import { flat } from '../../flat';

let warn: MockInstance<typeof console.warn>;
let loaded: typeof Calculator;

eachNight();
beforeEach(async () => {
  warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  loaded = await visit();
});

async function opened(changed: Partial<CalculatorSetup> = {}): Promise<Calculator.CalculatorStore> {
  const store = loaded.calculatorStore({ ...setup, ...changed });
  await store.rehydrate();
  return store;
}

describe('calculatorStore', () => {
  it('is the same store of a site for the life of the page, another for another site', () => {
    const store = loaded.calculatorStore(setup);
    const polish: CalculatorSetup = { ...setup, siteCode: 'pl', catalogs: { pl: usCatalog } };
    expect(loaded.calculatorStore({ ...setup })).toBe(store);
    expect(loaded.calculatorStore(polish)).not.toBe(store);
  });

  it('starts with the defaults, whatever is saved, and is then not ready', () => {
    save(version2);
    const { model, isReady, whereabouts } = loaded.calculatorStore(setup).getState();
    expect([model.age, isReady, whereabouts.languages]).toEqual([39, false, []]);
  });

  it('opens with the defaults where nothing is saved, and saves nothing', async () => {
    const { model, isReady, whereabouts } = (await opened()).getState();
    expect([model.age, isReady, whereabouts.languages]).toEqual([39, true, ['en-US']]);
    vi.advanceTimersByTime(5000);
    expect(localStorage.length).toBe(0);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(Object.entries(hostileNodes))(
    'becomes ready with %s as the serving, the rest of the model kept',
    async (_, node) => {
      const place = ['state', 'alcoholSettings', 'beer', 'servingItemId'];
      localStorage.setItem(key, hostileText(version2, place, node));
      const { model, isReady } = (await opened()).getState();
      expect([model.age, isReady, flat(model).alcoholSettings.beer.servingItemName]).toEqual([
        version2.state.age,
        true,
        // The usual glass of the United States, which was chosen.
        'Can',
      ]);
    },
  );

  it('becomes ready whatever throws, says so and leaves alone what is saved', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.spyOn(navigator, 'languages', 'get').mockImplementation(() => {
      throw new Error('odd browser');
    });
    save(version2);
    const store = await opened();
    expect(store.getState()).toMatchObject({ isReady: true, model: { age: 39 } });
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.any(String), new Error('odd browser'));
    vi.advanceTimersByTime(5000);
    expect(saved()).toEqual(version2);
    store.getState().setAge(50);
    expect(store.getState().model.age).toBe(50);
  });

  it("takes the glasses of the visitor's language", async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
    const { model, catalog } = (await opened()).getState();
    expect(catalog.variant).toBe('gb');
    expect(flat(model).alcoholSettings.beer).toMatchObject({
      percent: 4.5,
      servingItemName: 'Pint',
    });
  });

  it('is metric on a site without a unit switch, whatever was saved', async () => {
    save(version2);
    const { model } = (await opened({ unitsAllowChange: false })).getState();
    expect(model).toEqual({ ...version2Opened, unitSystem: 'metric' });
  });

  it('reads what was saved before the first change, so that nothing saved is lost', () => {
    save(version2);
    const store = loaded.calculatorStore(setup);
    store.getState().setAmount('vodka', 2);
    vi.advanceTimersByTime(500);
    expect(saved().state.age).toBe(28);
    expect(saved().state.alcoholSettings.vodka.amount).toBe(2);
  });
});

describe('two tabs', () => {
  it('keep a change of their own that waits to be saved: it is the newest', async () => {
    const store = await opened();
    store.getState().setAge(50);
    save(version2);
    tell('any');
    expect(store.getState().model.age).toBe(50);
    vi.advanceTimersByTime(500);
    expect(saved().state.age).toBe(50);
  });

  it('keep what they show when storage is cleared or another key changes', async () => {
    const store = await opened();
    store.getState().setAge(50);
    vi.advanceTimersByTime(500);
    localStorage.clear();
    tell(null);
    tell(null, null);
    save(version2, 'pl:app-calc-model');
    tell('any', 'pl:app-calc-model');
    expect(store.getState().model.age).toBe(50);
  });

  it('catch up when they come back from the back/forward cache', async () => {
    const store = await opened();
    save(version2);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(store.getState().model.age).toBe(39);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(store.getState().model.age).toBe(28);
  });
});

describe('useCalculatorStore', () => {
  function Age() {
    const store = loaded.useCalculatorStore(setup);
    return <p>{useStore(store, ({ model }) => model.age)}</p>;
  }

  it('does not read again what is open already', () => {
    render(<Age />).unmount();
    save(version2);
    render(<Age />);
    expect(screen.getByText('39')).toBeInTheDocument();
  });

  it('hydrates the exported page without a mismatch, then shows what was saved, and follows', async () => {
    const onRecoverableError = vi.fn();
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Age />);
    expect(page.textContent).toBe('39');
    save(version2);
    const root = await act(async () => hydrateRoot(page, <Age />, { onRecoverableError }));
    expect(page.textContent).toBe('28');
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => loaded.calculatorStore(setup).getState().setAge(60));
    expect(page.textContent).toBe('60');
    act(() => root.unmount());
  });
});
