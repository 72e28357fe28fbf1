import type { AnchorHTMLAttributes } from 'react';

/** Stands in for next/link, which needs a running router. */
export const linkStatus = { pending: false };

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  prefetch: boolean;
}

export default function Link({ prefetch, ...anchor }: LinkProps) {
  return <a data-prefetch={prefetch} {...anchor} />;
}

export const useLinkStatus = () => linkStatus;
