import type messages from './messages/en.json';

/** Ties every message key and argument to the English source: a missing one does not compile. */
declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof messages;
  }
}

declare module 'next-pwa' {
  import type { NextConfig } from 'next';
  export default function withPWA(
    options: Record<string, unknown>,
  ): (config: NextConfig) => NextConfig;
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}

declare module '*.css';
