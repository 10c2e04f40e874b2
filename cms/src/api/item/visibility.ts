import type { Row } from '../../database/row';

/** What of a section an item's visibility hangs on, for `populate`. */
export const WITH_SECTION = { section: { select: ['id', 'hide'] } } as const;

/** Whether visitors see an item, by its row and that of its section. */
export function isVisible(item: Row): boolean {
  const section = item['section'] as Row | null;
  return item['hide'] !== true && section !== null && section['hide'] !== true;
}
