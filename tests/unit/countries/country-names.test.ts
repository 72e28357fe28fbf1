import { describe, expect, it } from 'vitest';
import { countryLimits, regionLimits } from '@/lib/countries/limits';
import { countryOptions } from '@/lib/i18n/country-names';
import { searchOptions } from '@/components/ui/search-options';
import { sites } from '@/lib/site/sites';

const codes = ['BA', 'CZ', 'GB', 'HK', 'TR', 'US', 'GB-SCT', 'US-UT'];

/** Their usual names, taken from atlases and newspapers of each language. */
const usual: Record<string, string> = {
  en: 'Bosnia and Herzegovina, Czechia, United Kingdom, Hong Kong, Turkey, United States, Scotland, Utah',
  pl: 'Bośnia i Hercegowina, Czechy, Wielka Brytania, Hongkong, Turcja, Stany Zjednoczone, Szkocja, Utah',
  de: 'Bosnien und Herzegowina, Tschechien, Vereinigtes Königreich, Hongkong, Türkei, USA, Schottland, Utah',
  es: 'Bosnia y Herzegovina, Chequia, Reino Unido, Hong Kong, Turquía, Estados Unidos, Escocia, Utah',
  fr: 'Bosnie-Herzégovine, Tchéquie, Royaume-Uni, Hong Kong, Turquie, États-Unis, Écosse, Utah',
  'pt-BR':
    'Bósnia e Herzegovina, Tchéquia, Reino Unido, Hong Kong, Turquia, Estados Unidos, Escócia, Utah',
  ru: 'Босния и Герцеговина, Чехия, Великобритания, Гонконг, Турция, США, Шотландия, Юта',
  it: 'Bosnia ed Erzegovina, Cechia, Regno Unito, Hong Kong, Turchia, Stati Uniti, Scozia, Utah',
  cs: 'Bosna a Hercegovina, Česko, Velká Británie, Hongkong, Turecko, Spojené státy, Skotsko, Utah',
  ja: 'ボスニア・ヘルツェゴビナ, チェコ, イギリス, 香港, トルコ, アメリカ, スコットランド, ユタ州',
  'zh-CN': '波黑, 捷克, 英国, 香港, 土耳其, 美国, 苏格兰, 犹他州',
};

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

  it('has no official long form, no brackets and no abbreviation with points', () => {
    for (const name of names) expect(name).not.toMatch(/[()（）.&]|SAR|特别行政区|特別行政区/);
  });

  const usualNames = usual[locale]?.split(', ') ?? [];

  it('uses the usual names', () => {
    const nameOf = (iso2: string) => options.find((option) => option.iso2 === iso2)?.name;
    expect(codes.map(nameOf)).toEqual(usualNames);
  });

  it('finds regions by their own names, each once, and by the name of their country', () => {
    const searched = options.map(({ iso2, name, alias }) => ({
      value: iso2,
      label: name,
      ...(alias && { keywords: alias }),
    }));
    const found = (text = '') => searchOptions(searched, text).map(({ value }) => value);
    expect(found(usualNames[6])).toEqual(['GB-SCT']);
    expect(found(usualNames[7])).toEqual(['US-UT']);
    expect(found(usualNames[2])).toEqual(['GB', 'GB-SCT']);
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
