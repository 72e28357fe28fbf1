import { report, runChecks, sourceChecks } from './steps.mjs';

/** `npm run check`: runs all checks that need no build, also after a failure. */
process.exit(report(await runChecks(sourceChecks)));
