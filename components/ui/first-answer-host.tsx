import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * The place of what is drawn before React has come (components/first-answer). React leaves alone what
 * stands there: HTML of which it knows nothing but that it is none of its own. Only in the exported page:
 * on a soft navigation there is nothing to be drawn before, and no HTML may be set (Trusted Types).
 */
export function FirstAnswerHost() {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [isExported] = useState(isHydrating);
  if (!isExported) return null;
  return (
    <div data-answer-host="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
