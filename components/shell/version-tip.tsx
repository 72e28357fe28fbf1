import { useTranslations } from 'next-intl';
import { InfoIcon } from './shell-icons';

/**
 * An icon button that shows the version on hover and focus. Space for the tooltip is reserved beside
 * the icon, so that it covers and moves nothing. It is also the accessible name of the button.
 * @param version number and locale, such as "25.1017.17 en"
 */
export function VersionTip({ version }: { version: string }) {
  const t = useTranslations();
  return (
    <span data-testid="version" className="group inline-flex items-center">
      <button
        type="button"
        aria-labelledby="version-tip"
        className="grid size-11 cursor-help place-items-center text-quiet"
      >
        <InfoIcon />
      </button>
      <span
        role="tooltip"
        id="version-tip"
        className="num invisible rounded-field bg-base-300 px-1 py-1 group-focus-within:visible group-hover:visible"
      >
        {t('shell.footer.version', { version })}
      </span>
    </span>
  );
}
