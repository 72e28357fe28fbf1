import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SettingError } from '../start/setting-error.mjs';

/** Not in the export: visitors must not see the settings of a build. */
const record = '.next/build-settings.json';

/**
 * The environment variables that an export depends on; empty text for those that are not set.
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string>}
 * @throws {SettingError} for an unusable value
 */
export function buildSettings(env) {
  const siteUrl = (env.SITE_URL ?? '').replace(/\/+$/, '');
  const basePath = env.BASE_PATH ?? '';
  if (siteUrl && !/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(siteUrl)) {
    throw new SettingError(
      `SITE_URL must be an address such as https://example.org, and is "${siteUrl}".`,
    );
  }
  if (basePath && !/^(\/[\w.~-]+)+$/.test(basePath)) {
    throw new SettingError(
      `BASE_PATH must begin with a slash and end without one, as in /bac, and is "${basePath}".`,
    );
  }
  return {
    SITE_URL: siteUrl,
    BASE_PATH: basePath,
    LANGUAGE_CHOICE: env.LANGUAGE_CHOICE === '1' ? '1' : '',
    WORKER: env.WORKER === 'off' ? 'off' : '',
    NEXT_PUBLIC_ANALYTICS_ID: env.NEXT_PUBLIC_ANALYTICS_ID ?? '',
  };
}

/** Call before a build, so that an aborted build is not mistaken for the previous one. */
export function forgetBuild() {
  rmSync(record, { force: true });
}

/** @param {Record<string, string>} settings */
const recordOf = (settings) => `${JSON.stringify(settings, null, 2)}\n`;

/** Call after a build. @param {Record<string, string>} settings */
export function recordBuild(settings) {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, recordOf(settings));
}

/** When the last build ended; 0 if it had other settings. @param {Record<string, string>} settings */
export function builtMs(settings) {
  if (!existsSync(record) || !existsSync('out/index.html')) return 0;
  return readFileSync(record, 'utf8') === recordOf(settings) ? statSync(record).mtimeMs : 0;
}
