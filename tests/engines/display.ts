import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** Starts a virtual X display (Xvfb), for browsers without a headless mode. */
export async function startDisplay(): Promise<{ name: string; stop: () => Promise<void> }> {
  const options = ['-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-displayfd', '3'];
  const server = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  // Ends the server also when the run is aborted.
  const end = () => void server.kill();
  process.once('exit', end);
  const ended = once(server, 'exit');
  // Xvfb writes the display number that it chose.
  const [number] = await Promise.race([
    once(server.stdio[3] as Readable, 'data'),
    ended.then(([code]) => Promise.reject(new Error(`Xvfb ended with ${code}`))),
  ]);
  return {
    name: `:${String(number).trim()}`,
    async stop() {
      process.off('exit', end);
      server.kill();
      await ended;
    },
  };
}
