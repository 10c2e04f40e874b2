import type { Menu } from '@qaima/schemas';
import { useSay } from '../i18n/i18n.js';

/** A menu's display name: its institution's name, else its username. */
export function useMenuTitle(): (menu: Menu) => string {
  const say = useSay();
  return ({ institution, username }) => institution?.name || username || say('desk.unnamed');
}
