import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';

/**
 * The address an internal link of a text means: `home`, `result`, `help` or `privacy` after `page:`.
 * @returns null for an outside address
 */
export function linkTarget(code: SiteCode, target: string): string | null {
  switch (target) {
    case 'page:home':
      return href(code, { page: 'home' });
    case 'page:result':
      return href(code, { page: 'result' });
    case 'page:help':
      return href(code, { page: 'help' });
    case 'page:privacy':
      return href(code, { page: 'privacy' });
    default:
      return null;
  }
}
