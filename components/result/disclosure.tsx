'use client';

import { useState, type ReactNode } from 'react';
import { DisclosureIcon } from '@/components/ui/icons';

interface DisclosureProps {
  title: string;
  testId: string;
  /** Rendered from the first opening on: what is inside costs nothing before. */
  children: ReactNode;
}

/** A card that opens on request. */
export function Disclosure({ title, testId, children }: DisclosureProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      data-testid={testId}
      className="group rounded-box border border-base-content/10 bg-base-100"
      onToggle={(event) => event.currentTarget.open && setWasOpened(true)}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-box px-4 py-3 font-semibold sm:px-6 [&::-webkit-details-marker]:hidden">
        <DisclosureIcon />
        <h2>{title}</h2>
      </summary>
      {wasOpened && <div className="px-4 pb-5 sm:px-6">{children}</div>}
    </details>
  );
}
