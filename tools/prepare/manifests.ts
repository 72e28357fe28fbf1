import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleRoute } from '@/lib/articles/links';
import { articleById } from '@/lib/articles/manifest';
import { themeLooks } from '@/lib/early/theme';
import { href, linkTo, withBasePath } from '@/lib/site/routes';
import { sites, type Site, type SiteCode } from '@/lib/site/sites';
import { messagesOf } from '@/tools/build/messages';

/** Pages with screenshots. */
export const screens = ['home', 'result'] as const;
export type Screen = (typeof screens)[number];

/** Viewports of the screenshots in CSS pixels: a phone and a laptop. */
export const formFactors = {
  narrow: { width: 390, height: 844, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const;
export type FormFactor = keyof typeof formFactors;

/** Path below `public` of a screenshot, taken by `npm run pictures -- screenshots`. */
export function screenshotPath(code: SiteCode, screen: Screen, form: FormFactor): string {
  return `/screenshots/${code}-${screen}-${form}.webp`;
}

const png = (path: string, sizePx: number, purpose?: 'maskable' | 'monochrome') => ({
  src: withBasePath(path),
  sizes: `${sizePx}x${sizePx}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

const icons = () => [
  png('/icon-192.png', 192),
  png('/icon-512.png', 512),
  png('/icon-maskable-512.png', 512, 'maskable'),
  png('/icon-monochrome-512.png', 512, 'monochrome'),
];

function screenshots(code: SiteCode, labels: Record<Screen, string>) {
  const forms = Object.keys(formFactors) as FormFactor[];
  return forms.flatMap((form) => {
    const { width, height, scale } = formFactors[form];
    return screens.map((screen) => ({
      src: withBasePath(screenshotPath(code, screen, form)),
      sizes: `${width * scale}x${height * scale}`,
      type: 'image/webp',
      form_factor: form,
      label: labels[screen],
    }));
  });
}

function shortcuts(code: SiteCode, messages: ReturnType<typeof messagesOf>) {
  const limits = articleById(code, 'bac-limits-in-countries');
  const shortcut = (name: string, path: string, icon: string, description?: string) => ({
    name,
    ...(description && { description }),
    url: withBasePath(path),
    icons: [96, 192].map((sizePx) => png(`/shortcuts/${icon}-${sizePx}.png`, sizePx)),
  });
  return [
    shortcut(messages.manifest.log, `${href(code, { page: 'home' })}#log`, 'log'),
    shortcut(messages.manifest.newCalculation, href(code, { page: 'home' }), 'calculate'),
    shortcut(messages.shell.menu.result, href(code, { page: 'result' }), 'result'),
    shortcut(messages.manifest.limits, href(code, articleRoute(limits)), 'limits', limits.title),
  ];
}

/** The web manifest of a language. */
export function manifestOf({ code, locale }: Site) {
  const messages = messagesOf(code);
  const home = linkTo(code, { page: 'home' });
  const { colour } = themeLooks.dark;
  return {
    id: home,
    scope: home,
    start_url: home,
    lang: locale,
    dir: 'ltr',
    name: messages.app.nameExtended,
    short_name: messages.manifest.shortName,
    description: messages.meta.home.description,
    display: 'standalone',
    background_color: colour,
    theme_color: colour,
    categories: ['health', 'lifestyle', 'utilities'],
    icons: icons(),
    screenshots: screenshots(code, messages.manifest.screenshots),
    shortcuts: shortcuts(code, messages),
  };
}

/** Writes `manifest.{site}.webmanifest` for all languages to `public`, also for the dev server. */
export function writeManifests(out: string): void {
  for (const site of sites) {
    const text = JSON.stringify(manifestOf(site), null, 2);
    writeFileSync(join(out, `manifest.${site.code}.webmanifest`), `${text}\n`);
  }
}
