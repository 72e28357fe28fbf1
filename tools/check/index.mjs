import { report, runChecks, sourceChecks } from './steps.mjs';

/** `npm run check`: what holds without a build; all of it, also where an earlier part fails. */
process.exit(report(await runChecks(sourceChecks)));
