/** The ordered lists of a menu and their tables. */
import {
  MAX_DAYPARTS,
  MAX_EXTRA_GROUPS,
  MAX_PRINTERS,
  MAX_SPECIAL_HOURS,
  MAX_TABLES,
  type TrashKind,
} from '@qaima/schemas';
import type { Table } from '../database/tables';

export type MenuChildKind = Extract<
  TrashKind,
  | 'section'
  | 'item'
  | 'gallery'
  | 'combo'
  | 'branch'
  | 'receiveOption'
  | 'specialHours'
  | 'daypart'
  | 'extraGroup'
  | 'table'
  | 'printer'
>;

interface ChildTable {
  readonly table: Table & `api::${string}`;
  readonly name: string;
  /** Whether the list belongs to the menu or to one of its sections. */
  readonly within: 'menu' | 'section';
  /** The maximum number of rows per menu. */
  readonly most: number;
}

export const MENU_CHILDREN: Readonly<Record<MenuChildKind, ChildTable>> = {
  section: { table: 'api::section.section', name: 'sections', within: 'menu', most: 200 },
  item: { table: 'api::item.item', name: 'items', within: 'section', most: 5000 },
  gallery: { table: 'api::gallery.gallery', name: 'galleries', within: 'section', most: 500 },
  combo: { table: 'api::combo.combo', name: 'combos', within: 'menu', most: 200 },
  branch: { table: 'api::branch.branch', name: 'branches', within: 'menu', most: 200 },
  receiveOption: {
    table: 'api::receive-option.receive-option',
    name: 'receive_options',
    within: 'menu',
    most: 100,
  },
  specialHours: {
    table: 'api::special-hours.special-hours',
    name: 'special_hours_list',
    within: 'menu',
    most: MAX_SPECIAL_HOURS,
  },
  daypart: { table: 'api::daypart.daypart', name: 'dayparts', within: 'menu', most: MAX_DAYPARTS },
  extraGroup: {
    table: 'api::extra-group.extra-group',
    name: 'extra_groups',
    within: 'menu',
    most: MAX_EXTRA_GROUPS,
  },
  table: { table: 'api::table.table', name: 'tables', within: 'menu', most: MAX_TABLES },
  printer: { table: 'api::printer.printer', name: 'printers', within: 'menu', most: MAX_PRINTERS },
};
