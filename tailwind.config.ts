import type { Config } from 'tailwindcss';

/** Loaded from app/globals.css with @config; colours come from the daisyUI themes there. */
export default {
  content: ['./app/**/*.tsx', './components/**/*.{ts,tsx}', './lib/early/trouble-box.ts'],
  theme: {
    extend: {
      colors: {
        quiet: 'var(--quiet)',
        hairline: 'var(--hairline)',
        tile: 'var(--tile)',
        link: 'var(--link)',
        digits: 'var(--digits)',
        limit: 'var(--limit)',
      },
      maxWidth: { prose: '68ch' },
      fontFamily: {
        sans: [
          'var(--web-font, Inter Fallback)', // lib/early/theme.ts
          'Inter Fallback',
          'var(--han, system-ui)',
          'system-ui',
          'sans-serif',
        ],
      },
    },
  },
} satisfies Config;
