import { scrollBehavior } from '@/components/ui/scroll-behavior';

/** Id of the heading of a sitting. @param sitting its position in the order of entry */
export function sittingHeadingId(sitting: number): string {
  return `sitting-${sitting + 1}`;
}

/** Id of the button that adds a sitting. It gets the focus when the last added one is removed. */
export const addSittingId = 'add-sitting';

/** Id of the message that the sittings span too long a time. */
export const tooLongId = 'sittings-too-long';

/** Focuses an element, and scrolls to its section: to its `start` where it is about to grow. */
export function leadToId(id: string, block: ScrollLogicalPosition = 'nearest'): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.closest('section')?.scrollIntoView({ block, behavior: scrollBehavior() });
}
