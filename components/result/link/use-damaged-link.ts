import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { showToast } from '@/lib/store/toasts';

/** Redirects an invalid link to the home page (spec section 8), with a toast that stays. */
export function useDamagedLink(siteCode: SiteCode, isDamaged: boolean): void {
  const t = useTranslations();
  const router = useRouter();

  useEffect(() => {
    if (!isDamaged) return;
    showToast({
      text: t('result.share.damaged'),
      type: 'warning',
      sticky: true,
      testId: 'link-damaged',
    });
    router.replace(href(siteCode, { page: 'home' }));
  }, [isDamaged, router, siteCode, t]);
}
