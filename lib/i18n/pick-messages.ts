import type { Messages } from 'next-intl';

/** The parts of the catalog that a page's client components use: nothing else is sent to the browser. */
export function pickMessages<Room extends keyof Messages>(
  messages: Messages,
  rooms: readonly Room[],
): Pick<Messages, Room> {
  return Object.fromEntries(rooms.map((room) => [room, messages[room]])) as Pick<Messages, Room>;
}
