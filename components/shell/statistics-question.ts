import type { Translator } from '@/lib/i18n/duration-text';
import { globalStorage, statisticsKey } from '@/lib/store/storage';
import { showToast } from '@/lib/store/toasts';

/**
 * Asks whether visits may be counted, until it is answered: loaded at the first interaction.
 * @returns the answer of now or of an earlier visit
 */
export function mayCount(t: Translator): Promise<boolean> {
  const answered = globalStorage.getItem(statisticsKey);
  if (answered !== null) return Promise.resolve(answered === 'yes');
  return new Promise((resolve) => {
    const answer = (isAgreed: boolean) => () => {
      globalStorage.setItem(statisticsKey, isAgreed ? 'yes' : 'no');
      resolve(isAgreed);
    };
    showToast({
      type: 'info',
      text: t('statistics.question'),
      action: { label: t('statistics.agree'), onAction: answer(true) },
      refusal: { label: t('statistics.refuse'), onAction: answer(false) },
      sticky: true,
      testId: 'statistics-question',
    });
  });
}
