import { withBasePath } from '@/lib/site/routes';
import {
  contentTypes,
  freshCacheControl,
  hostFiles,
  lostCacheControl,
  lostPageName,
  withCharset,
} from './constants.mjs';
import {
  cacheRules,
  headerPolicy,
  httpsPolicy,
  pathRegex,
  policyHeader,
  securityHeaders,
} from './header-table';
import { webRoot } from './nginx';
import { englishLostPage, otherPrefixRegex, sharedResultRegex } from './rewrite-table';

/** Extensions whose content type Caddy only knows from lists of the operating system. */
const unsureExtensions = ['txt', 'webmanifest', 'webp', 'woff2'];

const isHttps = '{scheme} == "https" || {header.X-Forwarded-Proto} == "https"';

/** The Caddyfile; with a host name instead of `:80` it serves https. */
export function caddyFile(): string {
  const headers = securityHeaders(headerPolicy)
    .filter(([name]) => name !== policyHeader)
    .map(([name, value]) => `\t\t${name} "${value}"`);
  const kept = cacheRules().map(({ kind, paths, cacheControl }, index) =>
    [
      `\t\t# ${kind}`,
      `\t\t@kept${index} path_regexp ^(?:${paths.map(pathRegex).join('|')})$`,
      `\t\theader @kept${index} Cache-Control "${cacheControl}"`,
    ].join('\n'),
  );
  const types = Object.entries(contentTypes)
    .filter(([extension]) => unsureExtensions.includes(extension))
    .map(([extension, type]) =>
      [
        `\t\t@${extension} path *.${extension}`,
        `\t\theader @${extension} Content-Type "${withCharset(type)}"`,
      ].join('\n'),
    );
  return `# Written by \`npm run hosting\`; docs/hosting.md. Yours to change: the address (:80), root.

(breathalyser_headers) {
	header {
${headers.join('\n')}
		-Server
	}

	# https here, or at whatever stands before it.
	@breathalyser_https expression \`${isHttps}\`
	@breathalyser_http expression \`!(${isHttps})\`
	header @breathalyser_https ${policyHeader} "${httpsPolicy}"
	header @breathalyser_http ${policyHeader} "${headerPolicy}"
}

:80 {
	root * ${webRoot}

	# route: in this order.
	route {
		import breathalyser_headers
		header Cache-Control "${freshCacheControl}"
${kept.join('\n')}

${types.join('\n')}

		@hostFiles path ${hostFiles.map(withBasePath).join(' ')}
		error @hostFiles 404

		# A shared result has no file: its language's result page opens it.
		@shared {
			not file
			path_regexp shared ${sharedResultRegex()}
		}
		rewrite @shared {re.shared.1}/index.html

		# The build put a .br and a .gz beside each text file.
		file_server {
			precompressed br gzip
		}
	}

	# Every language answers unknown addresses with its own page. Errors start without headers.
	handle_errors {
		import breathalyser_headers
		header Cache-Control "${lostCacheControl}"
		header Content-Type "text/html; charset=utf-8"
		@other path_regexp other ${otherPrefixRegex()}
		@english not path_regexp ${otherPrefixRegex()}
		rewrite @other {re.other.1}${lostPageName}
		rewrite @english ${englishLostPage()}
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
