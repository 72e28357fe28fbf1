import type messages from './messages/en.json';

/** Ties every message key and argument to the English source: a missing one does not compile. */
declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof messages;
  }
}
