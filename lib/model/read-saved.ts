import { isRecord } from './field-readers';

/**
 * Version of the saved format, stored as `{ state: model, version }`.
 * 0: the model as plain JSON without version, before `weightInStone` existed; the country may be in
 *    `countryLimitTableKeySelected` (spec section 3 has both fields).
 * 1: without added sittings, measurement and time to be ready by; drinks were the only form.
 * 2: without days: the evening was inferred from the current time whenever it was opened.
 * 3: CalculatorModel. Older versions get their days when opened (`lib/evening/start-day.ts`).
 */
export const savedVersion = 3;

/**
 * Parses the saved model, `app-calc-model`, and migrates it to the current version, unvalidated. One
 * of a newer page is returned as it is: fields that both know are kept. Never throws.
 * @returns undefined, after a console warning, if the text is not JSON
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

/** Version 1 has one sitting, entered as drinks. */
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
