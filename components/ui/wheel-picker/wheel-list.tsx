import { Fragment, type ComponentProps } from 'react';
import type { WheelOption } from './wheel-selection';

interface WheelListProps extends ComponentProps<'ul'> {
  id: string;
  options: readonly WheelOption[];
  /** How often the list is shown; only its middle turn is there for screen readers. */
  turns: number;
  chosen: number;
}

/** The rows of a wheel: its options, and where it goes round their images before and after. */
export function WheelList({ id, options, turns, chosen, ...list }: WheelListProps) {
  const middle = (turns - 1) / 2;
  return (
    <ul
      {...list}
      role="listbox"
      tabIndex={0}
      aria-activedescendant={`${id}-${chosen}`}
      className="wheel-column"
    >
      {Array.from({ length: turns }, (_, turn) => (
        <Fragment key={turn}>
          {options.map((option, index) => (
            <li
              key={option.id}
              className="wheel-row"
              {...(turn === middle
                ? { id: `${id}-${index}`, role: 'option', 'aria-selected': index === chosen }
                : { 'aria-hidden': true })}
            >
              <span>{option.name}</span>
            </li>
          ))}
        </Fragment>
      ))}
    </ul>
  );
}
