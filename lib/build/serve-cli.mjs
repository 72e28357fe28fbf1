import { serve } from './serve.mjs';

/** Serves `out/` on PORT until it is interrupted; `--plain` is a host that only knows 404.html. */
const port = Number(process.env.PORT ?? 3000);
const base = process.env.BASE_PATH ?? '';
const useRedirects = !process.argv.includes('--plain');
const server = await serve({ dir: 'out', port, base, useRedirects });
console.log(`http://localhost:${port}${base}/`);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}
