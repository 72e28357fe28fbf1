import '@/tools/build/base-path';
import { writeFileSync } from 'node:fs';
import { nginxFile } from './nginx';

/** `npm run hosting`: writes `hosting/nginx.conf`, for BASE_PATH. */
writeFileSync('hosting/nginx.conf', nginxFile());
