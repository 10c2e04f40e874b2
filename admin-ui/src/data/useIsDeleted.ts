/**
 * Whether a displayed record was deleted from the menu. Always false for resources that the menu does not contain: only
 * a 404 shows that their records were deleted.
 */
import { useMenu } from './menu.js';
import { hasRow, type ResourceName } from './menuDataProvider.js';

export function useIsDeleted(part: ResourceName, id: string): boolean {
  const { data: menu } = useMenu();
  return menu !== undefined && hasRow(menu, part, id) === false;
}
