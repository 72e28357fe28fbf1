import { useTranslations } from 'next-intl';

interface ContentsProps {
  headings: readonly { id: string; text: string }[];
}

/** Links to the sections of an article. */
export function Contents({ headings }: ContentsProps) {
  const t = useTranslations();
  return (
    <ul className="border-s border-hairline text-sm text-quiet">
      {[...headings, { id: 'sources', text: t('article.sources') }].map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 wrap-anywhere items-center py-1.5 ps-4 underline-offset-4 hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
