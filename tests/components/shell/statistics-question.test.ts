import { beforeEach, describe, expect, it } from 'vitest';
import { mayCount } from '@/components/shell/statistics-question';
import { globalStorage, statisticsKey } from '@/lib/store/storage';
import { useToasts } from '@/lib/store/toasts';
import type { Translator } from '@/lib/i18n/duration-text';

const t = ((key: string) => key) as Translator;
const shown = () => useToasts.getState().toasts;

beforeEach(() => {
  globalStorage.removeItem(statisticsKey);
  useToasts.setState({ toasts: [] });
});

describe('mayCount', () => {
  it.each([
    ['action', true],
    ['refusal', false],
  ] as const)('takes the %s for its answer, and asks no more', async (button, isAgreed) => {
    const answer = mayCount(t);
    expect(shown()).toMatchObject([{ sticky: true, text: 'statistics.question' }]);
    shown()[0]?.[button]?.onAction();
    expect(await answer).toBe(isAgreed);
    useToasts.setState({ toasts: [] });
    expect(await mayCount(t)).toBe(isAgreed);
    expect(shown()).toEqual([]);
  });
});
