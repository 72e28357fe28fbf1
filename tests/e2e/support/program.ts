import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';

/** A host that serves the export on a loopback port. */
export interface RunningHost {
  base: string;
  stop: () => Promise<void>;
}

/** Debian puts servers where only root looks. */
const withServers = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

/** Why what needs these commands cannot be started on this machine; null if it can. */
export function whyMissing(name: string, commands: readonly string[]): string | null {
  const isMissing = (command: string) =>
    spawnSync(command, ['--help'], { env: withServers }).error !== undefined;
  const missing = commands.filter(isMissing);
  if (missing.length === 0) return null;
  return `${name} did not run: no ${missing.join(', no ')} (tools/test/index.mjs names packages)`;
}

/** A loopback port that nobody listens on. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

async function untilItAnswers(base: string, child: ChildProcess, log: () => string) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended:\n${log()}`);
    const isUp = await fetch(base).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(`${child.spawnfile} does not answer:\n${log()}`);
}

/**
 * Starts a server program in a folder of its own, which goes when it is stopped.
 * @param argumentsFor writes what the program reads into the folder, and says how to start it
 * @param variables of its environment, beside ours
 */
export async function startProgram(
  command: string,
  argumentsFor: (folder: string, port: number) => string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<RunningHost> {
  const folder = mkdtempSync(`${tmpdir()}/host-`);
  const port = await freePort();
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const env = { ...withServers, ...home, ...variables };
  const child = spawn(command, argumentsFor(folder, port), { env, stdio: 'pipe' });
  let log = '';
  child.stdout.on('data', (part: Buffer) => (log += part.toString()));
  child.stderr.on('data', (part: Buffer) => (log += part.toString()));
  const ended = new Promise<void>((end) => {
    child.once('exit', () => end());
    child.once('error', (error) => {
      log += error.message;
      end();
    });
  });
  // A run that is broken off leaves nothing behind.
  const end = () => void child.kill();
  process.once('exit', end);
  const stop = async () => {
    process.off('exit', end);
    child.kill();
    if (child.pid !== undefined) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const base = `http://127.0.0.1:${port}`;
  try {
    await untilItAnswers(base, child, () => log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { base, stop };
}
