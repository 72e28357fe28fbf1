import { trustedScriptUrl } from './trusted-url';

/**
 * Registers the worker that answers for languages that are not stored (lib/pwa/root-worker.ts), unless
 * the root has one: this one, or that of English, which does it too.
 * @param scope the root, base path included
 */
export async function registerRootWorker(script: string, scope: string): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    if (await serviceWorker.getRegistration(scope)) return;
    await serviceWorker.register(trustedScriptUrl(script), { scope, updateViaCache: 'none' });
  } catch (error) {
    console.warn('Languages that are not stored cannot be answered for:', error);
  }
}
