/** Packages without types of their own, as far as we use them. */

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
