import { useSyncExternalStore } from 'react';

/** By the browser's own prompt, by hand in the share menu of Safari on iOS and iPadOS, or not. */
type InstallWay = 'prompt' | 'shareMenu' | null;

const listeners = new Set<() => void>();

/** How the visitor can install the site now; null where it is installed or cannot be. */
export function useInstallWay(): InstallWay {
  return useSyncExternalStore(subscribe, installWay, () => null);
}

/** Opens the browser's prompt. An offer opens one: who declines may be offered a new one later. */
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

/** An iPad says it is a Mac, but Macs have no touch screen; other browsers there name no version. */
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
