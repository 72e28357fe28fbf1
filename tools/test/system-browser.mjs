import { existsSync } from 'node:fs';

/** Debian's. The headless shell is Chromium without a window: journeys take a third less time in it. */
const shell = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';

/** Where the system's Chromium is; undefined without one: Playwright then takes its own. */
export const systemBrowser = [shell, whole].find((path) => existsSync(path));

/** The one that can install an app, which the headless shell cannot. */
export const wholeSystemBrowser = existsSync(whole) ? whole : undefined;
