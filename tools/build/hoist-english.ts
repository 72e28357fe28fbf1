import { cpSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Moves English from `out/en` to the root, and copies its not-found page to `404.html`. */
export function hoistEnglish(out: string): void {
  const english = join(out, 'en');
  for (const name of readdirSync(english)) {
    rmSync(join(out, name), { recursive: true, force: true });
    renameSync(join(english, name), join(out, name));
  }
  rmSync(english, { recursive: true });
  for (const name of ['en.html', 'en.txt', '_not-found'])
    rmSync(join(out, name), { recursive: true, force: true });
  cpSync(join(out, '404', 'index.html'), join(out, '404.html'));
}
