import './base-path';
import { writeFileSync } from 'node:fs';
import { caddyFile } from './hosts/caddy';
import { nginxFile } from './hosts/nginx';

/** `npm run hosting`: writes the server files of `hosting/` for the BASE_PATH of a deployment. */
writeFileSync('hosting/nginx.conf', nginxFile());
writeFileSync('hosting/Caddyfile', caddyFile());
