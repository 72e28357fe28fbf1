import { SettingError } from '../start/setting-error.mjs';

/** The default of HOST: only this machine. */
const loopback = '127.0.0.1';

/**
 * The address of the bundled server, from PORT and HOST; an empty variable counts as unset.
 * @param {Record<string, string | undefined>} env
 * @returns {{ port: number, host: string }}
 * @throws {SettingError} for an invalid PORT
 */
export function listenAddress(env) {
  const text = env.PORT || '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new SettingError(`PORT must be a whole number from 1 to 65535, and is "${text}".`);
  }
  return { port, host: env.HOST || loopback };
}

/** Advice by the code of the error. */
const advice = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use: stop what listens there, or choose another, as in PORT=3001 npm start.`,
  EACCES: ({ port }) => `Port ${port} may not be opened by this user: choose a PORT above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST is "${host}", which is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST is "${host}", which is no address of this machine.`,
};

/**
 * Starts to listen.
 * @template {import('node:net').Server} AnyServer
 * @param {AnyServer} server
 * @param {{ port: number, host?: string }} address
 * @returns {Promise<AnyServer>}
 * @throws {SettingError} when the port or the host cannot be used
 */
export function listening(server, { port, host = loopback }) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const line = advice[error.code]?.({ port, host });
      reject(line ? new SettingError(line) : error);
    });
    server.listen(port, host, () => resolve(server));
  });
}

/** The address to open in a browser. @param {{ port: number, host: string }} address */
export function shownOrigin({ port, host }) {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere || host === loopback ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
