import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '@/lib/calendar/zone';

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    timer = setTimeout(
      () => {
        onChange();
        tick();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  tick();
  // A phone that slept runs its timers late.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}

/**
 * The present minute, milliseconds since 1970, changing once a minute.
 * @returns null on the server and while hydrating
 */
export function useNow(): number | null {
  return useSyncExternalStore(subscribe, currentMinute, () => null);
}
