/**
 * Names of the regions with a limit of their own, by ISO 3166-2 code and BCP 47 locale, as newspapers
 * and atlases of the language use them: Node's Intl has none.
 */
export const regionNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'CA-AB': {
    ...latin('Alberta'),
    ru: 'Альберта',
    ja: 'アルバータ州',
    'zh-CN': '艾伯塔省',
  },
  'CA-BC': {
    en: 'British Columbia',
    pl: 'Kolumbia Brytyjska',
    de: 'British Columbia',
    es: 'Columbia Británica',
    fr: 'Colombie-Britannique',
    'pt-BR': 'Colúmbia Britânica',
    ru: 'Британская Колумбия',
    it: 'Columbia Britannica',
    cs: 'Britská Kolumbie',
    ja: 'ブリティッシュコロンビア州',
    'zh-CN': '不列颠哥伦比亚省',
  },
  'CA-ON': {
    ...latin('Ontario'),
    ru: 'Онтарио',
    ja: 'オンタリオ州',
    'zh-CN': '安大略省',
  },
  'GB-SCT': {
    en: 'Scotland',
    pl: 'Szkocja',
    de: 'Schottland',
    es: 'Escocia',
    fr: 'Écosse',
    'pt-BR': 'Escócia',
    ru: 'Шотландия',
    it: 'Scozia',
    cs: 'Skotsko',
    ja: 'スコットランド',
    'zh-CN': '苏格兰',
  },
  'US-UT': {
    ...latin('Utah'),
    ru: 'Юта',
    ja: 'ユタ州',
    'zh-CN': '犹他州',
  },
};

/** A name that the languages in Latin letters share. */
function latin(name: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ['en', 'pl', 'de', 'es', 'fr', 'pt-BR', 'it', 'cs'].map((locale) => [locale, name]),
  );
}
