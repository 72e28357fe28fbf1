import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { DisclosureIcon } from '@/components/ui/icons';
import type { OnDemand } from '@/components/ui/on-demand';
import { NotLoaded } from './not-loaded';

interface DisclosureProps<Part> {
  testId: string;
  /** What the summary says. */
  title: ReactNode;
  /** Stands before the title; without one the arrow does. */
  icon?: ReactNode;
  /** What is inside, loaded at the first opening: most visitors never open it. */
  part: OnDemand<Part>;
  /** Open until the visitor closes it. */
  startsOpen?: boolean;
  className?: string;
  /** Rendered from the first opening on: what is inside costs nothing before. */
  children: (part: Part) => ReactNode;
}

/** A part of the page that opens on request. */
export function Disclosure<Part>(props: DisclosureProps<Part>) {
  const { testId, title, icon, part, startsOpen = false, className = '', children } = props;
  /** Null until the visitor has opened it. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const isWanted = isOpen !== null || startsOpen;
  const [loaded, load, isMissing] = part.usePart();

  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  // Opened before the page answered: nobody tells of it again.
  const keepOpen = useCallback((details: HTMLDetailsElement | null) => {
    if (details?.open) setIsOpen(true);
  }, []);

  return (
    <details
      data-testid={testId}
      ref={keepOpen}
      className={`group min-w-0 ${className}`}
      open={isOpen ?? startsOpen}
      onToggle={(event) => {
        const { open } = event.currentTarget;
        setIsOpen((known) => (open || known !== null ? open : null));
      }}
    >
      <summary
        onPointerEnter={() => void part.request()}
        className="flex min-h-14 cursor-pointer list-none items-center gap-3.5 rounded-field py-1.5 leading-tight font-semibold [&::-webkit-details-marker]:hidden"
      >
        {icon ?? <DisclosureIcon />}
        <span className="min-w-0 flex-1 hyphens-auto wrap-anywhere">{title}</span>
        {icon && <DisclosureIcon />}
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
