import { bodyWaterConversion, foodFactors } from './constants';
import type { FoodWhileDrinking, PlacedSitting } from './types';

/** Alcohol that reaches the blood at an even rate. */
export interface Intake {
  /** Minutes from the start of drinking. */
  startMin: number;
  finishMin: number;
  /** What it would raise the level by if nothing were eliminated. */
  permille: number;
}

/** Sittings that overlap or touch. */
export interface Block {
  startMin: number;
  finishMin: number;
  intakes: Intake[];
}

/**
 * Permille that grams of alcohol make in a body. 1.055 divides and there is no 0.8, unlike the
 * textbook form 0.8 x grams / (1.055 x water): against 118 published drinking curves this form is
 * unbiased where it matters, while the textbook form declares 96 to 98 percent of the people clear
 * too early. An empirical choice on the safe side; `npm run validate` measures both.
 * @param bodyWaterLiters above 0
 */
export function permilleOf(
  grams: number,
  food: FoodWhileDrinking,
  bodyWaterLiters: number,
): number {
  return (grams * foodFactors[food]) / (bodyWaterLiters * bodyWaterConversion);
}

/** Gathers intakes, given in order of their starts, into maximal runs that overlap or touch. */
export function blocksOf(intakes: readonly Intake[]): Block[] {
  const blocks: Block[] = [];
  for (const intake of intakes) {
    const block = blocks[blocks.length - 1];
    if (block && intake.startMin <= block.finishMin) {
      block.intakes.push(intake);
      block.finishMin = Math.max(block.finishMin, intake.finishMin);
    } else {
      blocks.push({ startMin: intake.startMin, finishMin: intake.finishMin, intakes: [intake] });
    }
  }
  return blocks;
}

/** Intakes of sittings, scaled for one curve. @param factor permille per gram */
export function intakesOf(sittings: readonly PlacedSitting[], factor: number): Intake[] {
  return sittings.map(({ startMin, finishMin, grams }) => ({
    startMin,
    finishMin,
    permille: grams * factor,
  }));
}
