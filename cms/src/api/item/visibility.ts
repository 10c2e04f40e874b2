import type { RowOf } from '../../database/tables';

/** For `populate`: the columns of a section that decide whether its items are visible. */
export const WITH_SECTION = { section: { select: ['id', 'hide'] } } as const;

/** Whether visitors see an item. */
export const isVisible = ({ hide, section }: RowOf<'api::item.item'>): boolean =>
  hide !== true && section != null && section.hide !== true;
