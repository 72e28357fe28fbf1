import { firefox } from './firefox';
import { runJourneys } from './run-journeys';

runJourneys(firefox);
