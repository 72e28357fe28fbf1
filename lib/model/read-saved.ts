import { isRecord } from './is-record';

/**
 * Version of the saved shape, written beside the model as `{ state: model, version }`.
 * 0: the model as plain JSON without that envelope, before `weightInStone` existed; the country may
 *    stand under `countryLimitTableKeySelected` (spec section 3 names both fields).
 * 1: without added sittings, a measurement and a time to be ready by; the way in was the drinks.
 * 2: without days: the evening was guessed from the clock at each look.
 * 3: CalculatorModel. Versions before it get their days when they are opened
 *    (`lib/evening/start-day.ts`).
 */
export const savedVersion = 3;

/**
 * The saved model as the current version would have written it, not yet checked: that is
 * `mergeSaved`. A later version (a newer worker was here) is handed on as it is, so that what both
 * versions know is kept. Never throws.
 * @param text what storage holds under `app-calc-model`
 * @returns undefined, after a console warning, when the text is no JSON
 */
export function readSaved(text: string): unknown {
  const saved = parseJson(text);
  if (!isRecord(saved)) return saved;
  const isEnvelope = Object.hasOwn(saved, 'state');
  const state = isEnvelope ? saved.state : saved;
  const version = isEnvelope ? saved.version : 0;
  if (!isRecord(state)) return state;
  if (version === 0) return fromVersion1(fromVersion0(state));
  return version === 1 ? fromVersion1(state) : state;
}

/** One evening of one sitting, entered as drinks. */
function fromVersion1(state: Record<string, unknown>): Record<string, unknown> {
  return { ...state, addedSittings: [], entryMode: 'drinks', readyByInH24: '' };
}

function fromVersion0(state: Record<string, unknown>): Record<string, unknown> {
  const selectedCountryId = state.selectedCountryId || state.countryLimitTableKeySelected || '';
  return { ...state, selectedCountryId };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn('The saved entries are no JSON; starting from the defaults.', error);
    return undefined;
  }
}
