import '@/tools/build/base-path';
import { writeFileSync } from 'node:fs';
import { caddyFile } from './caddy';
import { nginxFile } from './nginx';

/** `npm run hosting`: writes the server files of `hosting/` for the BASE_PATH of a deployment. */
writeFileSync('hosting/nginx.conf', nginxFile());
writeFileSync('hosting/Caddyfile', caddyFile());
