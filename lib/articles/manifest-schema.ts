import * as v from 'valibot';

/** The ids of the articles that every language has. */
export const articleIds = [
  'driving-under-the-influence-penalties',
  'bac-limits-in-countries',
  'license-suspended-for-alcohol-what-to-do',
  'morning-after-driving-guid',
  'why-women-get-drunk-faster',
  'how-long-does-alcohol-stay-in-blood',
  'how-to-drink-responsibly',
  'top-7-myths-about-sobering-up',
  'accuracy-of-bac-calculator',
  'virtual-vs-police-breathalyzer',
  'questions-before-driving',
  'about',
  'privacy-policy',
] as const;
export type ArticleId = (typeof articleIds)[number];

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an ASCII slug'));

const itemSchema = v.strictObject({
  id: v.picklist(articleIds),
  /** Whether the library lists it and articles link to it. */
  active: v.boolean(),
  title: text,
  description: text,
  /** Folder of the images below `/articles/`; null for a text without an image. */
  img_dir_path: v.nullable(slug),
  /** Path of the bare text below `/articles/`. */
  html_path: v.pipe(v.string(), v.regex(/^[a-z]{2}\/[a-z0-9-]+\.html$/)),
  article_key: slug,
  imageAlt: v.string(),
  imageTitle: v.string(),
  created_date: v.pipe(v.string(), v.isoDate()),
});

const categorySchema = v.strictObject({
  category_key: slug,
  category_name: text,
  items: v.pipe(v.array(itemSchema), v.minLength(1)),
});

/** `content/articles/{site}/manifest.json`. */
export const manifestSchema = v.strictObject({
  lang: v.string(),
  categories: v.pipe(v.array(categorySchema), v.minLength(1)),
});

export type ArticleManifest = v.InferOutput<typeof manifestSchema>;
