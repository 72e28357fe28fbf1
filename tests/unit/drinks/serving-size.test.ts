import { describe, expect, it } from 'vitest';
import { servingSize } from '@/lib/drinks/serving-size';

describe('servingSize', () => {
  it.each([
    ['Pint (568\u00a0ml)', '568\u00a0ml'],
    ['Duże piwo (0,5\u00a0l)', '0,5\u00a0l'],
    ['グラス（125\u00a0ml）', '125\u00a0ml'],
    ['Shot (1.5\u00a0oz)', '1.5\u00a0oz'],
    ['Свой объём (мл)', 'мл'],
    ['Autre quantité (cl)', 'cl'],
    ['Can', 'Can'],
  ])('of "%s" is "%s"', (name, size) => expect(servingSize(name)).toBe(size));
});
