import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * The element that the first answer is drawn into before hydration (components/first-answer). React does
 * not touch its content, because it is set as inner HTML. It exists in the exported page only: after a
 * soft navigation there is no first answer, and Trusted Types forbid setting HTML.
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
