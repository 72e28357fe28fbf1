import { compressExport } from './compress';
import { hoistEnglish } from './hoist-english';
import { writeHostFiles } from './host-files';
import { writeServiceWorkers } from './service-workers';

/** Finishes the export that `next build` left in `out/`, in this order. */
const out = 'out';
hoistEnglish(out);
writeHostFiles(out);
writeServiceWorkers(out);
await compressExport(out);
