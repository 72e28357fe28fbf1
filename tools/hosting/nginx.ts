import { withBasePath } from '@/lib/site/routes';
import {
  contentTypes,
  freshCacheControl,
  hostFiles,
  httpsOnlyPolicy,
  lostCacheControl,
  lostPageName,
} from './constants.mjs';
import { cacheRules, headerPolicy, pathRegex, securityHeaders } from './header-table';
import { englishLostPage, otherPrefixRegex, sharedResultRegex } from './rewrite-table';

/** The folder that `hosting/` expects the export in; a base path is a folder below it. */
export const webRoot = '/var/www/virtual-breathalyser';

const quoted = (text: string) => `"${text}"`;

/** A key of an nginx map: the address itself, or a regular expression. */
const mapKey = (path: string) => (path.includes('*') ? quoted(`~^${pathRegex(path)}$`) : path);

/** A key of an nginx map with a name for its first group: maps have no numbered groups. */
const named = (regex: string, name: string) => quoted(`~${regex.replace('(', `(?<${name}>`)}`);

/**
 * The nginx site, for `conf.d` or `sites-enabled`. All headers are on one level, with values from maps:
 * an `add_header` in a block would disable those outside of it.
 */
export function nginxFile(): string {
  const kept = cacheRules().flatMap(({ paths, cacheControl }) =>
    paths.map((path) => `    ${mapKey(path)} ${quoted(cacheControl)};`),
  );
  const headers = securityHeaders(`${headerPolicy}$breathalyser_https_only`).map(
    ([name, value]) => `    add_header ${name} ${quoted(value)} always;`,
  );
  const types = Object.entries(contentTypes).map(
    ([extension, type]) => `        ${type} ${extension};`,
  );
  const textTypes = Object.values(contentTypes).filter((type) => type.startsWith('text/'));
  return `# Written by \`npm run hosting\`; docs/hosting.md. Yours to change: listen, server_name, root.

map $uri $breathalyser_kept {
    default ${quoted(freshCacheControl)};
${kept.join('\n')}
}

# What is not there, or went wrong, is not kept.
map $status $breathalyser_cache_control {
    default $breathalyser_kept;
    "~^[45]" ${quoted(lostCacheControl)};
}

# https here, or at whatever stands before it.
map "$scheme $http_x_forwarded_proto" $breathalyser_https_only {
    default "";
    "~https" ${quoted(httpsOnlyPolicy)};
}

# Every language answers unknown addresses with its own page.
map $uri $breathalyser_lost_page {
    default ${englishLostPage()};
    ${named(otherPrefixRegex(), 'breathalyser_prefix')} \${breathalyser_prefix}${lostPageName};
}

server {
    listen 80;
    listen [::]:80;
    server_name _;
    root ${webRoot};

    index index.html;
    absolute_redirect off;
    server_tokens off;

    types {
${types.join('\n')}
    }
    charset utf-8;
    charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};

    # The build put a .gz and a .br beside each text file.
    gzip_static on;
    gzip_vary on;
    # With Debian's libnginx-mod-http-brotli-static:
    # brotli_static on;

${headers.join('\n')}
    add_header Cache-Control $breathalyser_cache_control always;

    # 403: a folder without a page.
    error_page 403 404 =404 $breathalyser_lost_page;

    # A shared result has no file: its language's result page opens it.
    location ~ ${quoted(sharedResultRegex())} {
        try_files $uri $1/index.html;
    }

    location ~ "^(${hostFiles.map(withBasePath).map(pathRegex).join('|')})$" {
        return 404;
    }
}
`;
}
