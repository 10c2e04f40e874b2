/** The database tables of the parts of a menu. */
import { kebabKind, type MenuPartKind } from '@qaima/schemas';
import type { PartTable } from '../database/tables';

/** The table of a part, named by the UID of its content type. */
// The cast is safe: the type describes the same conversion.
export const partTable = <K extends MenuPartKind>(kind: K) =>
  `api::${kebabKind(kind)}.${kebabKind(kind)}` as PartTable<K>;
