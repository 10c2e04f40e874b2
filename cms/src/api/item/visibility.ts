import type { Row } from '../../database/row';

/** The columns of a section that decide an item's visibility, for `populate`. */
export const WITH_SECTION = { section: { select: ['id', 'hide'] } } as const;

/** Whether visitors see an item. */
export function isVisible(item: Row): boolean {
  const section = item['section'] as Row | null;
  return item['hide'] !== true && section !== null && section['hide'] !== true;
}
