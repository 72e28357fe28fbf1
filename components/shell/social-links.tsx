import { useTranslations } from 'next-intl';

/** One entry of content/social-links.json. */
export interface SocialLink {
  /** The network's name: accessible name and tooltip. */
  name: string;
  url: string;
  /** The `d` attribute of a path with a view box of 24 by 24. */
  iconPath: string;
}

/** Icons with links to the product's social media pages; nothing if there are none. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const t = useTranslations();
  if (links.length === 0) return null;
  return (
    <ul aria-label={t('shell.footer.social')} className="-mr-2.5 flex flex-wrap">
      {links.map(({ name, url, iconPath }) => (
        <li key={url}>
          <a
            href={url}
            rel="me noopener"
            title={name}
            aria-label={name}
            className="grid size-11 place-items-center"
          >
            <svg className="size-6" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <path d={iconPath} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
