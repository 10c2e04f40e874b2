/** Whether a displayed record was deleted. Records outside of the menu count as present until a call answers 404. */
import { useMenu } from './menu.js';
import { hasRow, type ResourceName } from './menuDataProvider.js';

export function useIsDeleted(part: ResourceName, id: string): boolean {
  const { data: menu } = useMenu();
  return menu !== undefined && hasRow(menu, part, id) === false;
}
