import type { ReactNode } from 'react';
import { Disclosure } from '@/components/shell/disclosure';
import type { OnDemand } from '@/components/ui/on-demand';

interface DisclosureCardProps<Part> {
  testId: string;
  title: string;
  /** The content, loaded when the card is first opened. */
  part: OnDemand<Part>;
  children: (part: Part) => ReactNode;
}

/** A card of the details sheet that opens on request. */
export function DisclosureCard<Part>({ testId, title, part, children }: DisclosureCardProps<Part>) {
  return (
    <Disclosure
      testId={testId}
      title={<h2>{title}</h2>}
      part={part}
      className="border-t border-hairline"
    >
      {children}
    </Disclosure>
  );
}
