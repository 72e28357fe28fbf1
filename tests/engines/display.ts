import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A screen that nobody sees, for browsers that must have one. */
export async function startDisplay(): Promise<{ name: string; stop: () => Promise<void> }> {
  const options = ['-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-displayfd', '3'];
  const server = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  // A run that is broken off leaves nothing behind.
  const end = () => void server.kill();
  process.once('exit', end);
  const ended = once(server, 'exit');
  // It writes the number that it found free.
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
