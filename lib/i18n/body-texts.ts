import {
  heightScale,
  measuresOf,
  weightScale,
  type BodyMeasure,
  type UnitTexts,
} from '@/lib/model/body-picker';
import type { Person, Preferences } from '@/lib/model/model';
import type { Translator } from './duration-text';
import { noBreakSpace } from './format';

/** What the texts of a body are made of. */
export const bodyOf = (model: Person & Preferences) => {
  const { gender, age, heightInCm, weightInKg, isBodySet, unitSystem, weightInStone } = model;
  return { gender, age, heightInCm, weightInKg, isBodySet, unitSystem, weightInStone };
};

export type Body = ReturnType<typeof bodyOf>;

/** The units of height and weight. */
export function bodyUnitTexts(t: Translator): UnitTexts {
  return {
    cm: t('unit.cm'),
    ft: t('unit.ft'),
    in: t('unit.in'),
    kg: t('unit.kg'),
    st: t('unit.st'),
    lb: t('unit.lb'),
  };
}

/** "178 cm", "5 ft 10 in"; before a Chinese word is no space. */
export function measuresText(measures: readonly BodyMeasure[], t: Translator): string {
  const units = bodyUnitTexts(t);
  const gapBefore = (unit: string) => (/^[\u4e00-\u9fff]/.test(unit) ? '' : noBreakSpace);
  return measures
    .map(({ value, unit }) => value + gapBefore(units[unit]) + units[unit])
    .join(noBreakSpace);
}

/** Height and weight in the units of the visitor. */
export const sizeTexts = (body: Body, t: Translator) => ({
  height: measuresText(measuresOf(body.heightInCm, heightScale(body.unitSystem)), t),
  weight: measuresText(measuresOf(body.weightInKg, weightScale(body)), t),
});

const sexOf = ({ gender }: Body, t: Translator) =>
  gender === 0 ? t('person.male') : t('person.female');

/** The sex of an average body, for the messages that select by it. */
export const averageSex = ({ gender }: Pick<Body, 'gender'>) => (gender === 0 ? 'man' : 'woman');

/** "Woman, 22, 165 cm, 58 kg" */
export function bodyLine(body: Body, t: Translator): string {
  return t('person.line', { sex: sexOf(body, t), age: body.age, ...sizeTexts(body, t) });
}

/** A short description of the body: "Woman, 58 kg"; "an average man" while it is assumed. */
export function whoseBody(body: Body, t: Translator): string {
  if (!body.isBodySet) return t('person.average', { sex: averageSex(body) });
  return t('person.brief', { sex: sexOf(body, t), weight: sizeTexts(body, t).weight });
}
