import { describe, expect, it } from 'vitest';
import { articleMarkdown } from '@/lib/articles/manifest';
import { calculate, minutesOfDay, minutesUntil, type CalculationInput } from '@/lib/bac';
import type { SiteCode } from '@/lib/site/sites';

/** An example person of a text. */
type Example = Omit<CalculationInput, 'legalDrivingLimitPermille'>;

const drunk = (...drinks: [ml: number, percent: number][]) =>
  drinks.map(([ml, percent]) => ({ ml, percent }));

function solved(example: Example) {
  return calculate({ ...example, legalDrivingLimitPermille: 0 });
}

/** Asserts that the text has the cautious peak, rounded up to its last digit: never down. */
function expectUpTo(text: string, example: Example): void {
  const digit = 10 ** -(text.split('.')[1]?.length ?? 0);
  const more = Number(text) - solved(example).band.late.peakPermille;
  expect(more).toBeGreaterThanOrEqual(0);
  expect(more).toBeLessThan(digit);
}

interface Morning {
  example: Example;
  /** The cautious level at the last sip, where the text has a level. */
  upTo?: string;
  /** Until when there may be alcohol left, where the text has a time: as written, and HH:MM. */
  until?: [written: string, h24: string];
}

/** Gender, age, height, weight and food; start and finish; millilitres and strength of each drink. */
function guest(
  [gender, ageYears, heightCm, weightKg, foodWhileDrinking]: [0 | 1, number, number, number, 1 | 2],
  [timeStart, timeFinish]: [string, string],
  ...drinks: [ml: number, percent: number][]
): Example {
  const body = { gender, ageYears, heightCm, weightKg, foodWhileDrinking };
  return { ...body, timeStart, timeFinish, drinks: drunk(...drinks) };
}

const mornings: Record<SiteCode, Morning> = {
  br: {
    // "come normalmente": 2.
    example: guest([0, 34, 174, 76, 2], ['20:00', '01:00'], [1800, 5], [60, 40]),
    ...{ upTo: '1.44', until: ['até a uma da tarde', '13:00'] },
  },
  cn: {
    example: guest([0, 46, 172, 72, 2], ['18:30', '21:30'], [250, 52]),
    ...{ upTo: '2.11', until: ['下午3点半', '15:30'] },
  },
  cz: {
    example: guest([0, 52, 181, 92, 2], ['18:00', '00:00'], [3000, 5], [80, 40]),
    ...{ until: ['18:35', '18:35'] },
  },
  de: {
    example: guest([0, 27, 184, 82, 2], ['18:00', '23:00'], [2500, 6]),
    ...{ upTo: '1.86', until: ['14:30', '14:30'] },
  },
  en: {
    example: guest([1, 31, 168, 64, 2], ['19:30', '00:00'], [750, 13]),
    until: ['3:30 PM', '15:30'],
  },
  es: {
    example: guest([0, 27, 175, 72, 2], ['21:30', '02:00'], [400, 5], [300, 13], [150, 40]),
    ...{ until: ['15:25', '15:25'] },
  },
  fr: {
    // "grignote": 1.
    example: guest([0, 23, 177, 71, 1], ['21:00', '02:00'], [2500, 5]),
    ...{ upTo: '1.72', until: ['16 h 20', '16:20'] },
  },
  it: {
    example: guest([0, 54, 172, 80, 2], ['20:30', '01:00'], [400, 10], [500, 13], [80, 40]),
    ...{ upTo: '1.95', until: ['17:15', '17:15'] },
  },
  jp: { example: guest([0, 47, 171, 68, 2], ['19:00', '23:00'], [870, 5], [360, 15]) },
  pl: { example: guest([0, 45, 182, 88, 2], ['22:00', '00:45'], [300, 40]) },
  ru: {
    // The third body of the tables, who eats a little: food 1.
    example: guest([0, 40, 182, 95, 1], ['20:00', '23:00'], [300, 40]),
    until: ['12 часов дня', '12:00'],
  },
};

describe('the example of the morning after', () => {
  it.each(Object.entries(mornings))('says what the calculator says: %s', (code, morning) => {
    const { example, upTo, until } = morning;
    const text = articleMarkdown(code as SiteCode, 'morning-after-driving-guid').replace(
      /\u00a0/g,
      ' ',
    );
    for (const { ml, percent } of example.drinks) {
      expect(text).toContain(`[grams:${ml}x${percent}]`);
    }
    for (const size of [example.weightKg, example.heightCm]) {
      // The Russian example is a body of the tables, named only by its weight.
      if (code !== 'ru' || size === example.weightKg) expect(text).toContain(String(size));
    }
    if (upTo) {
      expect(text).toMatch(new RegExp(`\\[level:${upTo}[\\]|]`));
      expectUpTo(upTo, example);
    }
    if (!until) return;
    expect(text).toContain(until[0]);
    const { h24, dayOffset } = solved(example).band.late.timeUntilSober;
    expect(dayOffset).toBe(1);
    const laterMin = minutesUntil(minutesOfDay(h24), minutesOfDay(until[1]));
    expect(laterMin).toBeLessThan(30);
  });
});

/** The drinks and hours that the three people share, with a normal meal. */
const sameDrinks: Record<SiteCode, { hours: number; drinks: CalculationInput['drinks'] }> = {
  br: { hours: 2, drinks: drunk([1200, 5]) },
  cn: { hours: 2, drinks: drunk([100, 52]) },
  cz: { hours: 2, drinks: drunk([600, 12]) },
  de: { hours: 2, drinks: drunk([500, 12]) },
  en: { hours: 2, drinks: drunk([1420, 5]) },
  es: { hours: 2, drinks: drunk([300, 13], [50, 40]) },
  fr: { hours: 3, drinks: drunk([600, 13]) },
  it: { hours: 2, drinks: drunk([500, 12]) },
  jp: { hours: 2, drinks: drunk([1050, 5]) },
  pl: { hours: 2.5, drinks: drunk([1500, 5.6]) },
  ru: { hours: 3, drinks: drunk([200, 40]) },
};

const bodyWater = /\[water:(male|female),(\d+),(\d+),(\d+)\]/g;
const level = /\[level:([\d.]+)/g;

describe('three bodies with the same drinks', () => {
  it.each(Object.entries(sameDrinks))('have the peaks of the calculator: %s', (code, drunkBy) => {
    const text = articleMarkdown(code as SiteCode, 'why-women-get-drunk-faster');
    const paragraph = text.split('\n').find((line) => line.includes('[water:')) ?? '';
    const people = [...paragraph.matchAll(bodyWater)];
    const peaks = [...paragraph.matchAll(level)].map(([, peak = '']) => peak);
    expect(people).toHaveLength(3);
    expect(peaks).toHaveLength(3);
    for (const { ml, percent } of drunkBy.drinks) {
      expect(text).toContain(`[grams:${ml}x${percent}]`);
    }
    for (const [index, [, gender, age, height, weight]] of people.entries()) {
      const example: Example = {
        gender: gender === 'male' ? 0 : 1,
        ageYears: Number(age),
        heightCm: Number(height),
        weightKg: Number(weight),
        foodWhileDrinking: 2,
        timeStart: '12:00',
        timeFinish: drunkBy.hours % 1 === 0 ? `${12 + drunkBy.hours}:00` : '14:30',
        drinks: drunkBy.drinks,
      };
      expectUpTo(peaks[index] ?? '', example);
    }
  });
});
