import { useTranslations } from 'next-intl';
import { DisclosureIcon } from '@/components/ui/icons';
import type { KeptEveningView } from './use-kept-evening';

interface EveningRowProps {
  view: KeptEveningView;
  onOpen: () => void;
  onRepeat: () => void;
  onDelete: () => void;
}

/** One earlier evening: date, drinks, peak, cautious time; a press shows what can be done with it. */
export function EveningRow({ view, onOpen, onRepeat, onDelete }: EveningRowProps) {
  const t = useTranslations();
  const { date, drinks, figures } = view;
  const buttons: [text: string, label: string, onPress: () => void][] = [
    [t('history.openShort'), t('history.open', { date }), onOpen],
    [t('history.repeat'), t('history.repeatName', { date }), onRepeat],
    [t('history.delete'), t('history.deleteName', { date }), onDelete],
  ];
  return (
    <li className="[contain-intrinsic-size:auto_5rem] [content-visibility:auto]">
      <details>
        <summary className="num flex items-center justify-between gap-4 py-2.5">
          <span className="min-w-0">
            <h4 className="font-semibold">{date}</h4>
            <span className="block text-sm">{drinks.join(' · ')}</span>
            <span className="block text-sm text-quiet">{figures.join(' · ')}</span>
          </span>
          <DisclosureIcon />
        </summary>
        <div className="flex flex-wrap gap-2 pb-3">
          {buttons.map(([text, label, onPress]) => (
            <button
              key={text}
              type="button"
              className="btn min-h-11 px-3"
              aria-label={label}
              onClick={onPress}
            >
              {text}
            </button>
          ))}
        </div>
      </details>
    </li>
  );
}
