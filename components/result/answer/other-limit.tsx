import { useTranslations } from 'next-intl';
import { limitNameOf } from '@/components/result/result-texts';
import type { ShownResult } from '@/components/result/use-shown';

/**
 * Below the time of a shared result: the earlier one by the other limit, the sender's or the
 * visitor's. Only while it lies ahead, so it never says that one may drive by one of two limits.
 */
export function OtherLimit({ shown }: { shown: ShownResult }) {
  const { other, answer, texts, countries } = shown;
  const t = useTranslations();
  const atMin = other ? other.evening.forecast.cautious.driveMin : 0;
  const isEarlier = atMin > 0 && atMin < (answer.drive?.exactMin ?? 0);
  if (!other || !isEarlier || answer.nowMin >= atMin) return null;
  const { limit } = other.evening;
  const words = {
    limit: texts.limitWithUnit(limit.permille),
    country: limitNameOf(limit, countries, t),
    time: texts.when(other.evening.said.driveMin),
  };
  return (
    <p
      data-testid="other-limit"
      data-minutes={atMin}
      data-instant={texts.iso(atMin)}
      className="num mt-1.5 text-sm text-pretty text-quiet"
    >
      {other.isSent ? t('result.link.otherLimit', words) : t('result.link.ownLimit', words)}
    </p>
  );
}
