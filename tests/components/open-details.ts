import { fireEvent, screen } from '@testing-library/react';

/** Opens a disclosure as a press does. */
export function openDetails(testId: string): HTMLDetailsElement {
  const details = screen.getByTestId<HTMLDetailsElement>(testId);
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return details;
}
