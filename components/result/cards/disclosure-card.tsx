import type { ReactNode } from 'react';
import { Disclosure } from '@/components/shell/disclosure';
import type { OnDemand } from '@/components/ui/on-demand';
import { RowText } from './row';

interface DisclosureCardProps<Part> {
  testId: string;
  title: string;
  /** The content, loaded when the row is first opened. */
  part: OnDemand<Part>;
  children: (part: Part) => ReactNode;
}

/** A row of the details whose content is loaded on request. */
export function DisclosureCard<Part>({ testId, title, part, children }: DisclosureCardProps<Part>) {
  return (
    <Disclosure
      testId={testId}
      icon={<></>}
      title={<RowText title={title} />}
      part={part}
      className="border-t border-hairline"
    >
      {children}
    </Disclosure>
  );
}
