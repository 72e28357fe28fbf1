import { existsSync } from 'node:fs';

/** Paths on Debian. The headless shell is a Chromium without windows, which is faster. */
const shell = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';

/** Path of the system's Chromium; undefined without one: Playwright then uses its own. */
export const systemBrowser = [shell, whole].find((path) => existsSync(path));

/** Path of the system's Chromium that can install apps: not the headless shell. */
export const wholeSystemBrowser = existsSync(whole) ? whole : undefined;
