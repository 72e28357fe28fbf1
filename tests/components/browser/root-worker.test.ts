import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerRootWorker } from '@/lib/browser/service-worker';

const register = vi.fn();

/** A browser whose root has a worker or none. */
function withRoot(getRegistration: () => Promise<object | undefined>) {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration, register } });
}

afterEach(() => register.mockReset());

describe('the worker of the root', () => {
  it('is registered where the root has none', async () => {
    withRoot(async () => undefined);
    await registerRootWorker('/sw.root.js', '/');
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.root.js', {
      scope: '/',
      updateViaCache: 'none',
    });
  });

  it('never replaces that of English, which has stored all of it', async () => {
    withRoot(async () => ({ scope: 'http://localhost:3000/' }));
    await registerRootWorker('/sw.root.js', '/');
    expect(register).not.toHaveBeenCalled();
  });

  it('is done without where the browser refuses', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    withRoot(() => Promise.reject(new Error('denied')));
    await registerRootWorker('/sw.root.js', '/');
    expect(register).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledOnce();
  });
});
