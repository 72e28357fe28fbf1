import type { ReactNode } from 'react';

interface FactProps {
  label: string;
  children: ReactNode;
}

/** One entry of a `dl`. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className="flex min-w-0 flex-col justify-between">
      <dt className="text-xs text-quiet">{label}</dt>
      <dd className="num mt-0.5 text-lg leading-tight font-semibold">{children}</dd>
    </div>
  );
}
