import format, {
  type CompiledMessage,
  type FormatOptions,
  type FormatValues,
} from 'icu-minify/format';

/** Intl objects are expensive to make, and a page needs few. */
function madeOnce<Setup extends unknown[], Made>(make: (...setup: Setup) => Made) {
  const made = new Map<string, Made>();
  return (...setup: Setup): Made => {
    const key = JSON.stringify(setup);
    const known = made.get(key) ?? make(...setup);
    made.set(key, known);
    return known;
  };
}

/** Whole numbers of three digits are written alike in all languages of the site. */
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

/** The first formatter of Intl takes a slow phone a tenth of a second; most messages count a few things. */
function numberFormat(locale: Intl.LocalesArgument, options?: Intl.NumberFormatOptions) {
  let whole: Intl.NumberFormat | undefined;
  return {
    format: (value: number) =>
      options === undefined && isPlain(value)
        ? String(value)
        : (whole ??= new Intl.NumberFormat(locale, options)).format(value),
  };
}

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: madeOnce((...setup) => new Intl.DateTimeFormat(...setup)),
  getNumberFormat: madeOnce(numberFormat) as FormatOptions['formatters']['getNumberFormat'],
  getPluralRules: madeOnce((...setup) => new Intl.PluralRules(...setup)),
};

/** The text of a compiled message, or what its tags make of it (docs/adr/0004). */
export function messageText<Rich>(
  message: CompiledMessage,
  locale: string,
  values?: FormatValues<Rich>,
): string | Rich | (string | Rich)[] {
  return format<Rich>(message, locale, values, { formatters });
}
