/**
 * Whether a displayed record was deleted. Records that the menu does not contain count as existing until a request
 * for them returns 404.
 */
import { useMenu } from './menu.js';
import { hasRow, type ResourceName } from './menuDataProvider.js';

export function useIsDeleted(part: ResourceName, id: string): boolean {
  const { data: menu } = useMenu();
  return menu !== undefined && hasRow(menu, part, id) === false;
}
