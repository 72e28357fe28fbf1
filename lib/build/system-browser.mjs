import { existsSync } from 'node:fs';

/** Debian's. The headless shell is Chromium without a window: journeys take a third less time in it. */
const paths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Where the system's Chromium is; undefined without one: Playwright then takes its own. */
export const systemBrowser = paths.find((path) => existsSync(path));
