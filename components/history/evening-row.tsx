import { useTranslations } from 'next-intl';
import type { KeptEveningView } from './use-kept-evening';

interface EveningRowProps {
  view: KeptEveningView;
  onOpen: () => void;
  onRepeat: () => void;
  onDelete: () => void;
}

/** One earlier evening: date, drinks, peak, cautious time, and its buttons. */
export function EveningRow({ view, onOpen, onRepeat, onDelete }: EveningRowProps) {
  const t = useTranslations();
  const { date, drinks, peak, cautious } = view;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]">
      <div className="num min-w-52 grow basis-64">
        <h3 className="font-semibold">{date}</h3>
        <p className="text-sm">{drinks.join(' · ')}</p>
        <p className="text-sm text-base-content/80">{cautious ? `${peak} · ${cautious}` : peak}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <RowButton
          text={t('history.openShort')}
          label={t('history.open', { date })}
          onPress={onOpen}
        />
        <RowButton
          text={t('history.repeat')}
          label={t('history.repeatName', { date })}
          onPress={onRepeat}
        />
        <RowButton
          text={t('history.delete')}
          label={t('history.deleteName', { date })}
          onPress={onDelete}
        />
      </div>
    </li>
  );
}

interface RowButtonProps {
  text: string;
  label: string;
  onPress: () => void;
}

function RowButton({ text, label, onPress }: RowButtonProps) {
  return (
    <button type="button" className="btn min-h-11 px-3" aria-label={label} onClick={onPress}>
      {text}
    </button>
  );
}
