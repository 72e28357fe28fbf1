'use client';

import { useState } from 'react';
import { EditIcon } from './icons';
import { WheelPicker, type WheelPickerProps } from './wheel-picker/wheel-picker';

export interface ButtonPickerProps extends Omit<WheelPickerProps, 'onCancel'> {
  label: string;
  /** One part per number, each with its unit: 178 cm, or 5 ft 10 in. */
  parts: readonly { value: string; unit?: string }[];
  /** `personal-data`: tile with big digits and an edit mark; `percents`: one compact line. */
  stylePreset: 'personal-data' | 'percents';
  testId?: string;
}

/** A value that opens a wheel picker. */
export function ButtonPicker({ label, parts, stylePreset, testId, ...picker }: ButtonPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isTile = stylePreset === 'personal-data';
  const value = parts.map((part, position) => (
    <span key={position} className="whitespace-nowrap">
      {position > 0 && ' '}
      {part.value}
      {part.unit && (
        <span className={isTile ? 'text-base font-normal text-base-content/80' : ''}>
          {' '}
          {part.unit}
        </span>
      )}
    </span>
  ));
  return (
    <>
      <button
        type="button"
        data-testid={testId}
        className={`w-full cursor-pointer rounded-field bg-base-200 px-3 text-start hover:bg-base-300 ${isTile ? 'py-2' : 'min-h-11 py-1'}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span
          className={`text-base-content/80 ${isTile ? 'flex items-center justify-between gap-1 text-sm' : 'block text-xs'}`}
        >
          {label}
          {isTile && <EditIcon />}
        </span>{' '}
        <span
          className={`num ${isTile ? 'block text-2xl leading-tight font-semibold' : 'block text-sm leading-tight font-semibold'}`}
        >
          {value}
        </span>
      </button>
      {isOpen && (
        <WheelPicker
          {...picker}
          onCancel={() => setIsOpen(false)}
          onConfirm={(selection) => {
            setIsOpen(false);
            picker.onConfirm(selection);
          }}
        />
      )}
    </>
  );
}
