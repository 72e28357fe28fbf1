import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * The element that the first answer is drawn into before hydration: React does not touch inner HTML. It
 * exists in the exported page only, since Trusted Types forbid setting HTML after a soft navigation.
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
