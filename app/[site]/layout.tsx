import type { Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Footer } from '@/components/shell/footer';
import { LoadingBar } from '@/components/shell/loading-bar';
import { Navbar } from '@/components/shell/navbar';
import { PageFoot } from '@/components/shell/page-foot';
import { PageLife } from '@/components/shell/page-life';
import { Toaster } from '@/components/shell/toaster';
import { articleGroups } from '@/lib/articles/links';
import { pickMessages } from '@/lib/i18n/pick-messages';
import { currentSite } from '@/lib/site/current-site';
import { fontRules } from '@/lib/site/font-faces';
import { sites } from '@/lib/site/sites';
import '../globals.css';

export const dynamicParams = false;

export function generateStaticParams() {
  return sites.map(({ code }) => ({ site: code }));
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
};

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const site = await currentSite();
  const t = await getTranslations();
  const isCounting = Boolean(process.env.NEXT_PUBLIC_ANALYTICS_ID);
  const namespaces = [
    'app',
    'shell',
    'error',
    ...(isCounting ? ['statistics' as const] : []),
  ] as const;
  const messages = pickMessages(await getMessages(), namespaces);
  return (
    <html lang={site.locale} data-theme="business" suppressHydrationWarning>
      <head>
        <style>{fontRules(site.code)}</style>
        {process.env.NODE_ENV === 'development' && (
          <script dangerouslySetInnerHTML={{ __html: process.env.DEV_THEME_SCRIPT ?? '' }} />
        )}
      </head>
      <body className="flex min-h-dvh flex-col font-sans wrap-break-word text-base-content antialiased">
        <NextIntlClientProvider messages={messages}>
          <a
            href="#content"
            className="btn btn-info sr-only z-50 focus-visible:not-sr-only focus-visible:absolute focus-visible:m-3"
          >
            {t('shell.skipToContent')}
          </a>
          <LoadingBar />
          <Navbar siteCode={site.code} articles={articleGroups(site.code)} />
          <main id="content" tabIndex={-1} className="w-full flex-1 outline-none">
            {children}
          </main>
          <PageFoot />
          <Footer siteCode={site.code} />
          <Toaster />
          <PageLife siteCode={site.code} />
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
