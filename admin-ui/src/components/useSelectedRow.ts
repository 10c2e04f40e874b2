import { useState } from 'react';
import { useIsLocallyDeleted } from '../data/locallyDeleted.js';
import { useHasUnsavedChanges } from './unsavedChanges.js';

/**
 * The row with the selected id. A row that another user has deleted is still returned while its panel has unsaved
 * changes.
 * @param rows undefined until they are loaded
 */
export function useSelectedRow<R extends { readonly _id: string }>(
  rows: readonly R[] | undefined,
  id: string | null,
): R | undefined {
  const hasUnsaved = useHasUnsavedChanges();
  const isLocallyDeleted = useIsLocallyDeleted();
  const [known, setKnown] = useState<R>();
  const row = id === null ? undefined : rows?.find(({ _id }) => _id === id);
  if (row && row !== known) setKnown(row);
  if (row) return row;
  const isHeld = id !== null && known?._id === id && !isLocallyDeleted(id) && hasUnsaved('panel');
  return isHeld ? known : undefined;
}
