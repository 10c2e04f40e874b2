/** The parts of a kind, from the menu or from a list endpoint. */
import { menuPart, type MenuPartKind, type PartOf } from '@qaima/schemas';
import { elementsOf, propertyOf } from '@qaima/schemas/core/typeGuards';
import { useGetList, type RaRecord } from 'react-admin';
import { useMenu } from './menu.js';

interface ListState<R> {
  /** Undefined while loading. */
  readonly rows: readonly R[] | undefined;
  readonly error: Error | null;
  readonly refetch: () => void;
}

/** @param refetchInterval in milliseconds, for lists that change by themselves and that the menu does not contain */
export function useList<K extends MenuPartKind>(kind: K, refetchInterval?: number): ListState<PartOf<K>> {
  const { isInMenu, list, resource } = menuPart(kind);
  const { data: menu } = useMenu();
  const { data, error, refetch } = useGetList<RaRecord>(
    resource,
    {},
    { retry: false, enabled: !isInMenu, ...(refetchInterval !== undefined && { refetchInterval }) },
  );
  const inMenu = menu && elementsOf(propertyOf(menu, list));
  // The cast is safe: both are answers of the API.
  const rows = (isInMenu ? inMenu : data) as readonly PartOf<K>[] | undefined;
  return { rows, error, refetch: () => void refetch() };
}
