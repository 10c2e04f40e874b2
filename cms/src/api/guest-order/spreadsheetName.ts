/** The file names of order spreadsheets, and the time zone of the times in them. */
import { DEFAULT_TIME_ZONE, type Language } from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { rows } from '../../database/rows';
import type { FileName } from '../../http/download';
import { ownPart } from '../menu/readMenu';
import type { Period } from './datePeriod';

const NAMES = {
  orders: { ar: 'طلبات الزبائن', en: 'Guest orders' },
  sales: { ar: 'المبيعات', en: 'Sales' },
} as const;

/** The file name, with the period if one is given. */
export function spreadsheetName(kind: keyof typeof NAMES, { from, to }: Partial<Period>, language: Language): FileName {
  const period = [from, to].filter((day) => day !== undefined);
  return { name: [NAMES[kind][language], ...period].join(' - '), ascii: [kind, ...period].join('-') };
}

/** The time zone of a menu. */
export async function timeZoneOf(menu: MenuRef): Promise<string> {
  const row = await rows('api::menu.menu').findOne({ where: { id: menu.id } });
  return (row && ownPart(row).settings?.timeZone) ?? DEFAULT_TIME_ZONE;
}
