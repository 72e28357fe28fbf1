import { describe, expect, it } from 'vitest';
import { countryLimits, regionLimits } from '@/lib/countries/limits';
import { countryOptions } from '@/lib/i18n/country-names';
import { searchOptions } from '@/components/ui/search-options';
import { sites } from '@/lib/site/sites';

/** Usual names, taken from atlases and newspapers of each language. */
const usual = {
  en: {
    BA: 'Bosnia and Herzegovina',
    CZ: 'Czechia',
    GB: 'United Kingdom',
    HK: 'Hong Kong',
    TR: 'Turkey',
    US: 'United States',
  },
  pl: {
    BA: 'Bośnia i Hercegowina',
    CZ: 'Czechy',
    GB: 'Wielka Brytania',
    HK: 'Hongkong',
    TR: 'Turcja',
    US: 'Stany Zjednoczone',
  },
  de: {
    BA: 'Bosnien und Herzegowina',
    CZ: 'Tschechien',
    GB: 'Vereinigtes Königreich',
    HK: 'Hongkong',
    TR: 'Türkei',
    US: 'USA',
  },
  es: {
    BA: 'Bosnia y Herzegovina',
    CZ: 'Chequia',
    GB: 'Reino Unido',
    HK: 'Hong Kong',
    TR: 'Turquía',
    US: 'Estados Unidos',
  },
  fr: {
    BA: 'Bosnie-Herzégovine',
    CZ: 'Tchéquie',
    GB: 'Royaume-Uni',
    HK: 'Hong Kong',
    TR: 'Turquie',
    US: 'États-Unis',
  },
  'pt-BR': {
    BA: 'Bósnia e Herzegovina',
    CZ: 'Tchéquia',
    GB: 'Reino Unido',
    HK: 'Hong Kong',
    TR: 'Turquia',
    US: 'Estados Unidos',
  },
  ru: {
    BA: 'Босния и Герцеговина',
    CZ: 'Чехия',
    GB: 'Великобритания',
    HK: 'Гонконг',
    TR: 'Турция',
    US: 'США',
  },
  it: {
    BA: 'Bosnia ed Erzegovina',
    CZ: 'Cechia',
    GB: 'Regno Unito',
    HK: 'Hong Kong',
    TR: 'Turchia',
    US: 'Stati Uniti',
  },
  cs: {
    BA: 'Bosna a Hercegovina',
    CZ: 'Česko',
    GB: 'Velká Británie',
    HK: 'Hongkong',
    TR: 'Turecko',
    US: 'Spojené státy',
  },
  ja: {
    BA: 'ボスニア・ヘルツェゴビナ',
    CZ: 'チェコ',
    GB: 'イギリス',
    HK: '香港',
    TR: 'トルコ',
    US: 'アメリカ',
  },
  'zh-CN': { BA: '波黑', CZ: '捷克', GB: '英国', HK: '香港', TR: '土耳其', US: '美国' },
} as const;

/** Names of Scotland and Utah, from atlases and newspapers of each language. */
const regional = {
  en: ['Scotland', 'Utah'],
  pl: ['Szkocja', 'Utah'],
  de: ['Schottland', 'Utah'],
  es: ['Escocia', 'Utah'],
  fr: ['Écosse', 'Utah'],
  'pt-BR': ['Escócia', 'Utah'],
  ru: ['Шотландия', 'Юта'],
  it: ['Scozia', 'Utah'],
  cs: ['Skotsko', 'Utah'],
  ja: ['スコットランド', 'ユタ州'],
  'zh-CN': ['苏格兰', '犹他州'],
} as const;

/** Neighbours in the list, in the alphabetical order of each language. */
const neighbours = [
  ['cs', ['Hongkong', 'Chile', 'Chorvatsko', 'Indie']],
  ['pl', ['Luksemburg', 'Łotwa', 'Macedonia Północna']],
  ['de', ['Norwegen', 'Ontario', 'Österreich', 'Panama']],
  ['es', ['España', 'Estados Unidos', 'Estonia']],
  ['fr', ['Danemark', 'Écosse', 'Égypte', 'Émirats arabes unis', 'Équateur', 'Espagne']],
  ['zh-CN', ['阿尔巴尼亚', '阿根廷', '阿联酋', '阿塞拜疆', '埃及', '艾伯塔省', '爱尔兰']],
] as const;

const limits = [...countryLimits, ...regionLimits];

describe.each(sites)('countryOptions of $code', ({ locale }) => {
  const options = countryOptions(locale);
  const names = options.map((option) => option.name);

  it('names every country and region with a limit, each differently', () => {
    expect(options.map((option) => option.iso2).sort()).toEqual(
      limits.map((limit) => limit.iso2).sort(),
    );
    expect(new Set(names).size).toBe(limits.length);
    for (const { iso2, name } of options) expect(name).not.toBe(iso2);
  });

  it('is sorted as the language sorts', () => {
    const collator = new Intl.Collator(locale);
    for (const [index, name] of names.entries()) {
      const next = names[index + 1];
      if (next !== undefined)
        expect(collator.compare(name, next), `${name} ${next}`).toBeLessThan(0);
    }
  });

  it('has no official long form, no brackets and no abbreviation with points', () => {
    for (const name of names) expect(name).not.toMatch(/[()（）.&]|SAR|特别行政区|特別行政区/);
  });

  it('uses the usual names', () => {
    const byCode = new Map(options.map((option) => [option.iso2, option.name]));
    for (const [iso2, name] of Object.entries(usual[locale as keyof typeof usual])) {
      expect(byCode.get(iso2)).toBe(name);
    }
  });

  it('finds regions by their own names, each once, and by the name of their country', () => {
    const searched = options.map(({ iso2, name, alias }) => ({
      value: iso2,
      label: name,
      ...(alias && { keywords: alias }),
    }));
    const found = (text: string) => searchOptions(searched, text).map(({ value }) => value);
    const [scotland, utah] = regional[locale as keyof typeof regional];
    expect(found(scotland)).toEqual(['GB-SCT']);
    expect(found(utah)).toEqual(['US-UT']);
    const kingdom = options.find(({ iso2 }) => iso2 === 'GB')?.name ?? '';
    expect(found(kingdom)).toEqual(['GB', 'GB-SCT']);
  });

  it('keeps everything known of a limit beside the name', () => {
    for (const limit of limits) {
      const option = options.find(({ iso2 }) => iso2 === limit.iso2);
      expect(option, limit.iso2).toMatchObject(limit);
    }
  });
});

describe('countryOptions', () => {
  it.each(neighbours)('follows the alphabet of %s', (locale, expected) => {
    const names = countryOptions(locale).map((option) => option.name);
    const start = names.indexOf(expected[0]);
    expect(names.slice(start, start + expected.length)).toEqual(expected);
  });

  it('adds the names people also search by, and nothing where there are none', () => {
    const german = countryOptions('de');
    expect(german.find((option) => option.iso2 === 'GB')?.alias).toContain('Großbritannien');
    expect(german.find((option) => option.iso2 === 'PL')).not.toHaveProperty('alias');
  });
});
