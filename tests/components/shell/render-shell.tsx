import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import messages from '@/messages/en.json';

/** The English messages around a part of the page. */
export const Words = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
    {children}
  </NextIntlClientProvider>
);

export const renderShell = (part: ReactElement) => render(part, { wrapper: Words });

/** Gives the page an address. */
export const goTo = (path: string) => window.history.replaceState(null, '', path);
