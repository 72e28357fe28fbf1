import { useTranslations } from 'next-intl';
import { WheelField, type WheelFieldProps } from '@/components/ui/wheel-picker/wheel-field';
import { timePicker } from '@/lib/i18n/time-picker';
import { clockText } from '@/lib/i18n/use-level-texts';
import type { UnitSystem } from '@/lib/model/model';

interface TimeFieldProps extends Omit<WheelFieldProps, 'picker' | 'children'> {
  /** HH:MM on the 24-hour clock; a minute off the rows of the picker, such as 21:05, is one more row. */
  value: string;
  unitSystem: UnitSystem;
  /** Description of the picker. */
  hint: string;
  /** The confirmed time, HH:MM on the 24-hour clock. */
  onChange: (time: string) => void;
}

/** A field for a clock time that opens a wheel picker. */
export function TimeField({ value, unitSystem, hint, onChange, ...field }: TimeFieldProps) {
  const t = useTranslations();
  return (
    <WheelField
      {...field}
      picker={{
        ...timePicker(value, unitSystem, t),
        heading: field.label,
        description: hint,
        onConfirm: onChange,
      }}
    >
      <span translate="no" className="num text-xl font-semibold tracking-tight whitespace-nowrap">
        {clockText(value, unitSystem)}
      </span>
    </WheelField>
  );
}
