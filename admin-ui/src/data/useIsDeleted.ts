/** Whether a displayed record was deleted. */
import { useMenu } from './menu.js';
import { hasRow, type ResourceName } from './menuDataProvider.js';

export function useIsDeleted(part: ResourceName, id: string): boolean {
  const { data: menu } = useMenu();
  return menu !== undefined && !hasRow(menu, part, id);
}
