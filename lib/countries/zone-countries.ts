import type { DeviceZone } from './country-candidates';

/**
 * The time zones of the countries with a limit (content/limits.json), by ISO 3166 code: tz database
 * 2025b, `zone.tab`, and the older names that browsers still report (`backward`; Europe/Kiev). In a
 * separate chunk: it is needed once in each time zone (lib/store/whereabouts.ts).
 */
const zonesByCountry: Readonly<Record<string, string>> = {
  AD: 'Europe/Andorra',
  AE: 'Asia/Dubai',
  AL: 'Europe/Tirane',
  AM: 'Asia/Yerevan',
  AO: 'Africa/Luanda',
  AR: 'America/Argentina/Buenos_Aires America/Argentina/Catamarca America/Argentina/Cordoba America/Argentina/Jujuy America/Argentina/La_Rioja America/Argentina/Mendoza America/Argentina/Rio_Gallegos America/Argentina/Salta America/Argentina/San_Juan America/Argentina/San_Luis America/Argentina/Tucuman America/Argentina/Ushuaia America/Buenos_Aires America/Catamarca America/Cordoba America/Jujuy America/Mendoza',
  AT: 'Europe/Vienna',
  AU: 'Antarctica/Macquarie Australia/Adelaide Australia/Brisbane Australia/Broken_Hill Australia/Darwin Australia/Eucla Australia/Hobart Australia/Lindeman Australia/Lord_Howe Australia/Melbourne Australia/Perth Australia/Sydney',
  AZ: 'Asia/Baku',
  BA: 'Europe/Sarajevo',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  BO: 'America/La_Paz',
  BR: 'America/Araguaina America/Bahia America/Belem America/Boa_Vista America/Campo_Grande America/Cuiaba America/Eirunepe America/Fortaleza America/Maceio America/Manaus America/Noronha America/Porto_Velho America/Recife America/Rio_Branco America/Santarem America/Sao_Paulo',
  BY: 'Europe/Minsk',
  CA: 'America/Atikokan America/Blanc-Sablon America/Cambridge_Bay America/Coral_Harbour America/Creston America/Dawson America/Dawson_Creek America/Edmonton America/Fort_Nelson America/Glace_Bay America/Goose_Bay America/Halifax America/Inuvik America/Iqaluit America/Moncton America/Rankin_Inlet America/Regina America/Resolute America/St_Johns America/Swift_Current America/Toronto America/Vancouver America/Whitehorse America/Winnipeg',
  CH: 'Europe/Zurich',
  CL: 'America/Coyhaique America/Punta_Arenas America/Santiago Pacific/Easter',
  CN: 'Asia/Shanghai Asia/Urumqi',
  CO: 'America/Bogota',
  CR: 'America/Costa_Rica',
  CY: 'Asia/Famagusta Asia/Nicosia',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin Europe/Busingen',
  DK: 'Europe/Copenhagen',
  EC: 'America/Guayaquil Pacific/Galapagos',
  EE: 'Europe/Tallinn',
  EG: 'Africa/Cairo',
  ES: 'Africa/Ceuta Atlantic/Canary Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GE: 'Asia/Tbilisi',
  GR: 'Europe/Athens',
  HK: 'Asia/Hong_Kong',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  ID: 'Asia/Jakarta Asia/Jayapura Asia/Makassar Asia/Pontianak',
  IE: 'Europe/Dublin',
  IL: 'Asia/Jerusalem',
  IN: 'Asia/Calcutta Asia/Kolkata',
  IS: 'Atlantic/Reykjavik',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  KE: 'Africa/Nairobi',
  KH: 'Asia/Phnom_Penh',
  KR: 'Asia/Seoul',
  KZ: 'Asia/Almaty Asia/Aqtau Asia/Aqtobe Asia/Atyrau Asia/Oral Asia/Qostanay Asia/Qyzylorda',
  LB: 'Asia/Beirut',
  LI: 'Europe/Vaduz',
  LK: 'Asia/Colombo',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MA: 'Africa/Casablanca',
  MC: 'Europe/Monaco',
  MD: 'Europe/Chisinau',
  ME: 'Europe/Podgorica',
  MK: 'Europe/Skopje',
  MT: 'Europe/Malta',
  MU: 'Indian/Mauritius',
  MX: 'America/Bahia_Banderas America/Cancun America/Chihuahua America/Ciudad_Juarez America/Hermosillo America/Matamoros America/Mazatlan America/Merida America/Mexico_City America/Monterrey America/Ojinaga America/Tijuana',
  MY: 'Asia/Kuala_Lumpur Asia/Kuching',
  NG: 'Africa/Lagos',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland Pacific/Chatham',
  PA: 'America/Panama',
  PE: 'America/Lima',
  PH: 'Asia/Manila',
  PL: 'Europe/Warsaw',
  PT: 'Atlantic/Azores Atlantic/Madeira Europe/Lisbon',
  PY: 'America/Asuncion',
  RO: 'Europe/Bucharest',
  RS: 'Europe/Belgrade',
  RU: 'Asia/Anadyr Asia/Barnaul Asia/Chita Asia/Irkutsk Asia/Kamchatka Asia/Khandyga Asia/Krasnoyarsk Asia/Magadan Asia/Novokuznetsk Asia/Novosibirsk Asia/Omsk Asia/Sakhalin Asia/Srednekolymsk Asia/Tomsk Asia/Ust-Nera Asia/Vladivostok Asia/Yakutsk Asia/Yekaterinburg Europe/Astrakhan Europe/Kaliningrad Europe/Kirov Europe/Moscow Europe/Samara Europe/Saratov Europe/Ulyanovsk Europe/Volgograd',
  SA: 'Asia/Riyadh',
  SE: 'Europe/Stockholm',
  SG: 'Asia/Singapore',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
  TH: 'Asia/Bangkok',
  TN: 'Africa/Tunis',
  TR: 'Europe/Istanbul',
  TW: 'Asia/Taipei',
  UA: 'Europe/Kiev Europe/Kyiv Europe/Simferopol',
  US: 'America/Adak America/Anchorage America/Boise America/Chicago America/Denver America/Detroit America/Indiana/Indianapolis America/Indiana/Knox America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Tell_City America/Indiana/Vevay America/Indiana/Vincennes America/Indiana/Winamac America/Indianapolis America/Juneau America/Kentucky/Louisville America/Kentucky/Monticello America/Los_Angeles America/Louisville America/Menominee America/Metlakatla America/New_York America/Nome America/North_Dakota/Beulah America/North_Dakota/Center America/North_Dakota/New_Salem America/Phoenix America/Sitka America/Yakutat Pacific/Honolulu',
  UY: 'America/Montevideo',
  VN: 'Asia/Ho_Chi_Minh Asia/Saigon',
  ZA: 'Africa/Johannesburg',
};

/** True if the table has the time zones of a country. @param country ISO 3166 code */
export function hasZones(country: string): boolean {
  return Object.hasOwn(zonesByCountry, country);
}

/** ISO 3166 code of the country of a zone, "Europe/Warsaw"; empty if no listed one has it. */
export function countryOfZone(zone: string): string {
  const found = Object.entries(zonesByCountry).find(([, zones]) => zones.split(' ').includes(zone));
  return found?.[0] ?? '';
}

/** A time zone with its country. @param name IANA name, "Europe/Warsaw" */
export function deviceZone(name: string): DeviceZone {
  return { name, country: countryOfZone(name) };
}
