import '@/tools/build/base-path';
import { writeFileSync } from 'node:fs';
import { caddyFile } from './caddy';
import { nginxFile } from './nginx';

/** `npm run hosting`: writes the server configurations in `hosting/`, for BASE_PATH. */
writeFileSync('hosting/nginx.conf', nginxFile());
writeFileSync('hosting/Caddyfile', caddyFile());
