import { Fragment, type ComponentProps } from 'react';
import type { WheelOption } from './wheel-selection';

interface WheelListProps extends ComponentProps<'ul'> {
  id: string;
  options: readonly WheelOption[];
  /** How many times the options are repeated. Screen readers only get the middle turn. */
  turns: number;
  chosen: number;
}

/** The rows of a wheel. In a column that goes round, the options are repeated before and after. */
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
