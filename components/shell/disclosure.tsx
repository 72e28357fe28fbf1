import { useCallback, useState, type ReactNode } from 'react';
import { DisclosureIcon } from '@/components/ui/icons';
import type { OnDemand } from '@/components/ui/on-demand';
import { NotLoaded } from './not-loaded';

interface DisclosureProps<Part> {
  testId: string;
  title: ReactNode;
  /** Shown before the title. */
  icon?: ReactNode;
  /** The content, loaded when it is first opened. */
  part: OnDemand<Part>;
  startsOpen?: boolean;
  className?: string;
  children: (part: Part) => ReactNode;
}

/** A `<details>` element whose content is loaded when it is first opened. */
export function Disclosure<Part>(props: DisclosureProps<Part>) {
  const { testId, title, icon, part, startsOpen = false, className = '', children } = props;
  /** Null until the visitor opens it. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const isWanted = isOpen !== null || startsOpen;
  const [loaded, load, isMissing] = part.usePart(isWanted);

  // If it was opened before hydration, there is no further toggle event.
  const keepOpen = useCallback((details: HTMLDetailsElement | null) => {
    if (details?.open) setIsOpen(true);
  }, []);

  return (
    <details
      data-testid={testId}
      ref={keepOpen}
      className={`min-w-0 ${className}`}
      open={isOpen ?? startsOpen}
      onToggle={(event) => {
        const { open } = event.currentTarget;
        setIsOpen((known) => (open || known !== null ? open : null));
      }}
    >
      <summary
        onPointerEnter={() => void part.request()}
        className="flex min-h-12 items-center gap-3.5 rounded-field py-1.5 leading-tight font-semibold"
      >
        {icon}
        <span className="min-w-0 flex-1 hyphens-auto wrap-anywhere">{title}</span>
        <DisclosureIcon />
      </summary>
      {isWanted && (
        <div className="pb-5">
          {loaded && children(loaded)}
          {isMissing && <NotLoaded onRetry={() => part.whenThere(load)} />}
        </div>
      )}
    </details>
  );
}
