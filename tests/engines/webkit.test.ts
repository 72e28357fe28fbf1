import { webkit } from './webkit';
import { runJourneys } from './run-journeys';

runJourneys(webkit);
