import type { RowOf } from '../../database/tables';

/** The columns of a section that decide an item's visibility, for `populate`. */
export const WITH_SECTION = { section: { select: ['id', 'hide'] } } as const;

/** Whether visitors see an item. */
export const isVisible = ({ hide, section }: RowOf<'api::item.item'>): boolean =>
  hide !== true && section != null && section.hide !== true;
