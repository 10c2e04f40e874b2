/** Whether something was deleted while it was shown. */
import { useMenu } from './menu.js';
import { hasRow, type PartName } from './menuDataProvider.js';

export function useIsGone(part: PartName, id: string): boolean {
  const { data: menu } = useMenu();
  return menu !== undefined && !hasRow(menu, part, id);
}
