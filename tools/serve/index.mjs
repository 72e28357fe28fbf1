import { existsSync } from 'node:fs';
import { listenAddress, shownOrigin } from './listen.mjs';
import { serve } from './serve.mjs';
import { orSayWhy, SettingError } from '../start/setting-error.mjs';

/** Serves `out/` on PORT and HOST; with `--plain` as a host that only knows 404.html. */
const base = process.env.BASE_PATH ?? '';
const useRedirects = !process.argv.includes('--plain');
const { server, origin } = await orSayWhy(async () => {
  if (!existsSync('out/index.html')) throw new SettingError('There is no out/: npm run build.');
  const address = listenAddress(process.env);
  const options = { dir: 'out', base, useRedirects };
  return { server: await serve({ ...options, ...address }), origin: shownOrigin(address) };
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}
console.log(`${origin}${base}/`);
