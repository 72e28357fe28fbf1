'use client';

import { useState, type ReactNode } from 'react';
import { NotLoaded } from '@/components/shell/not-loaded';
import { DisclosureIcon } from '@/components/ui/icons';
import type { OnDemand } from '@/components/ui/on-demand';

interface DisclosureProps<Part> {
  title: string;
  testId: string;
  /** What is inside, loaded at the first opening: most visitors never open it. */
  part: OnDemand<Part>;
  /** Rendered from the first opening on: what is inside costs nothing before. */
  children: (part: Part) => ReactNode;
}

/** A card that opens on request. */
export function Disclosure<Part>({ title, testId, part, children }: DisclosureProps<Part>) {
  const [wasOpened, setWasOpened] = useState(false);
  const [loaded, load, isMissing] = part.usePart();

  function handleOpen() {
    setWasOpened(true);
    load();
  }

  return (
    <details
      data-testid={testId}
      className="group border-t border-hairline"
      onToggle={(event) => event.currentTarget.open && handleOpen()}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-field py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <DisclosureIcon />
        <h2>{title}</h2>
      </summary>
      {wasOpened && (
        <div className="pb-5">
          {loaded && children(loaded)}
          {isMissing && <NotLoaded onRetry={() => part.whenThere(load)} />}
        </div>
      )}
    </details>
  );
}
