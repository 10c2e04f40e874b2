import type { Menu } from '@qaima/schemas';
import { useTranslate } from '../i18n/i18n.js';

/** A menu's display name: its institution's name, else its username. */
export function useMenuTitle(): (menu: Menu) => string {
  const t = useTranslate();
  return ({ institution, username }) => institution?.name || username || t('desk.unnamed');
}
