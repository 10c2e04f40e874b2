import { DAYS, MENU_DEFAULTS, menuSchema, type MenuRow } from '@qaima/schemas';
import { serialize } from '../api-runtime/serialize';
import type { Row } from '../database/columnValues';

/** The menu's own columns, with defaults. */
export function ownPart(row: Row): MenuRow {
  const own = serialize(menuSchema, row);
  const institution = own.institution ?? {};
  const googleMaps = institution.location?.googleMaps;
  const days = [...(own.workingDays ?? [])].sort((a, b) => DAYS.indexOf(a.day) - DAYS.indexOf(b.day));
  return {
    ...own,
    institution: { ...institution, ...(googleMaps ? { googleMaps } : {}) },
    colors: own.colors ?? {},
    workingDays: days,
    settings: {
      ...MENU_DEFAULTS.settings,
      ...own.settings,
      orders: { ...MENU_DEFAULTS.settings.orders, ...own.settings?.orders },
      team: { ...MENU_DEFAULTS.settings.team, ...own.settings?.team },
      guests: { ...MENU_DEFAULTS.settings.guests, ...own.settings?.guests },
    },
    cartSettings: { ...MENU_DEFAULTS.cartSettings, ...own.cartSettings },
  };
}
