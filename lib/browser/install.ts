import { useSyncExternalStore } from 'react';

/** With the browser's prompt, in the share menu of Safari on iOS and iPadOS, or not at all. */
type InstallWay = 'prompt' | 'shareMenu' | null;

const listeners = new Set<() => void>();

/** How the visitor can install the site; null if it is installed or cannot be. */
export function useInstallWay(): InstallWay {
  return useSyncExternalStore(subscribe, installWay, () => null);
}

/** Opens the browser's prompt. Each offer can be used once; the browser may send a new one later. */
export async function openInstallPrompt(): Promise<void> {
  const offer = window.installOffer;
  window.installOffer = null;
  listeners.forEach((listener) => listener());
  try {
    await offer?.prompt();
  } catch (error) {
    console.warn('The install prompt did not open.', error);
  }
}

const appWindow = () => window.matchMedia('(display-mode: standalone)');

function installWay(): InstallWay {
  if (appWindow().matches) return null;
  if (window.installOffer) return 'prompt';
  return isSafariOnTouch() ? 'shareMenu' : null;
}

/** iPads identify as Macs, which have no touch screen. Other browsers on iOS have no "Version". */
function isSafariOnTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return maxTouchPoints > 1 && /(iPhone|iPad|Macintosh).*Version\/[\d.]+.*Safari\//.test(userAgent);
}

function subscribe(listener: () => void) {
  const mode = appWindow();
  listeners.add(listener);
  window.addEventListener('beforeinstallprompt', listener);
  window.addEventListener('appinstalled', listener);
  mode.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('beforeinstallprompt', listener);
    window.removeEventListener('appinstalled', listener);
    mode.removeEventListener('change', listener);
  };
}
