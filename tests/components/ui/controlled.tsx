import { render } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { vi } from 'vitest';

interface Controlled<Value> {
  value: Value;
  onChange: (next: Value) => void;
}

/** Renders a field in a parent that keeps its value. @returns mock that gets the emitted values */
export function renderControlled<Value>(
  first: Value,
  field: (controlled: Controlled<Value>) => ReactNode,
) {
  const emitted = vi.fn<(next: Value) => void>();
  function Parent() {
    const [value, setValue] = useState(first);
    const onChange = (next: Value) => {
      emitted(next);
      setValue(next);
    };
    return field({ value, onChange });
  }
  render(<Parent />);
  return emitted;
}
