import type { ComponentType } from 'react';
import { Disclosure } from '@/components/shell/disclosure';
import type { OnDemand } from '@/components/ui/on-demand';
import { RowText } from './row';

interface DisclosureCardProps {
  testId: string;
  title: string;
  part: OnDemand<ComponentType>;
}

/** A row of the details whose content is loaded when it is first opened. */
export function DisclosureCard({ testId, title, part }: DisclosureCardProps) {
  return (
    <Disclosure
      testId={testId}
      icon={<></>}
      title={<RowText title={title} />}
      part={part}
      className="border-t border-hairline"
    >
      {(Content) => <Content />}
    </Disclosure>
  );
}
