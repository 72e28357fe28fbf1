import type { Messages } from 'next-intl';

/** The messages that a page's client components use; no others are sent to the browser. */
export function pickMessages<Namespace extends keyof Messages>(
  messages: Messages,
  namespaces: readonly Namespace[],
): Pick<Messages, Namespace> {
  return Object.fromEntries(
    namespaces.map((namespace) => [namespace, messages[namespace]]),
  ) as Pick<Messages, Namespace>;
}
