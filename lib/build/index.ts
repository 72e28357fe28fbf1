import './base-path';
import { compressExport } from './compress';
import { writeEarlyScripts } from './early-scripts';
import { writeFeeds, writeJsonLd, writeLlmsText } from './found';
import { hoistEnglish } from './hoist-english';
import { writeHostFiles } from './host-files';
import { inlineStyles } from './inline-styles';
import { delayScripts } from './late-scripts';
import { writeSecurityPolicies } from './security-policy';
import { writeServiceWorkers } from './service-workers';

/** Finishes the export that `next build` left in `out/`, in this order. */
const out = 'out';
hoistEnglish(out);
writeJsonLd(out);
writeEarlyScripts(out);
inlineStyles(out);
delayScripts(out);
writeSecurityPolicies(out);
writeFeeds(out);
writeLlmsText(out);
writeHostFiles(out);
writeServiceWorkers(out);
await compressExport(out);
