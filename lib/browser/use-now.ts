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
  // Timers are late after a phone was asleep.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The current minute, milliseconds since 1970; null on the server and during hydration. */
export function useNow(): number | null {
  return useSyncExternalStore(subscribe, currentMinute, () => null);
}
