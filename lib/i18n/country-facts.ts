import standardDrinks from '@/content/standard-drinks.json';
import { articleById } from '@/lib/articles/manifest';
import { articleRoute } from '@/lib/articles/links';
import { countryOf } from '@/lib/countries/place-code';
import { linkTo } from '@/lib/site/routes';
import type { Site } from '@/lib/site/sites';
import { countryOptions, type CountryOption } from './country-names';
import { penaltiesOf } from './penalties';

/** Grams of pure alcohol in a standard drink, by ISO code. */
const gramsOf: Readonly<Record<string, number>> = Object.fromEntries(
  standardDrinks.countries.map(({ iso2, grams }) => [iso2, grams]),
);

/** `countryOptions` for the result page, with standard drinks and the penalties of the site. */
export function resultCountries(site: Site): CountryOption[] {
  const penalties = penaltiesOf(site);
  const article = articleById(site.code, 'driving-under-the-influence-penalties');
  const moreHref = linkTo(site.code, articleRoute(article));
  return countryOptions(site.locale).map((country) => {
    const law = penalties.get(country.iso2);
    const grams = gramsOf[countryOf(country.iso2)];
    return {
      ...country,
      ...(grams !== undefined && { standardDrinkGrams: grams }),
      ...(law && { penalties: { ...law, moreHref } }),
    };
  });
}
