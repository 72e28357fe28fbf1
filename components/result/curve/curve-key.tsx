import { useTranslations } from 'next-intl';
import { useStripTexts } from '@/components/result/use-strip-texts';
import { untilOf } from '@/lib/answer/answer';
import type { Forecast } from '@/lib/bac';

/** The legend of the curve. Hidden from screen readers: the chart has a description. */
export function CurveKey({ forecast }: { forecast: Forecast }) {
  const t = useTranslations();
  const { perhaps } = useStripTexts(untilOf(forecast));
  const rows = [
    { mark: 'h-2.5 bg-info/20 ring-1 ring-info ring-inset', text: t('result.curve.band') },
    { mark: 'h-2.5 perhaps', text: perhaps },
    { mark: 'h-0.75 bg-limit', text: t('result.countries.limit') },
  ];
  return (
    <div aria-hidden="true" className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-xs text-quiet">
      {rows.map(({ mark, text }) => (
        <span key={text} className="inline-flex items-center gap-1.5">
          <i className={`w-4 shrink-0 rounded-sm ${mark}`} />
          <span>{text}</span>
        </span>
      ))}
    </div>
  );
}
