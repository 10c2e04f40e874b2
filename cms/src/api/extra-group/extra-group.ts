/** Reads and writes groups of extras. (docs/spec/domain.md#extras) */
import {
  extraGroupProblem,
  extraGroupSchema,
  extraGroupUpdateSchema,
  type ExtraGroup,
  type ExtraGroupUpdateInput,
} from '@qaima/schemas';
import { invalidField } from '../../errors/httpError';
import { withIds } from '../../database/ids';
import { menuPart } from '../menu/menuPartHandlers';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import type { Row } from '../../database/columnValues';

/** Serializes a group. Damaged extras get the defaults of new ones. */
export function shownGroup(row: Row): ExtraGroup {
  const group = serialize(extraGroupSchema, row);
  const extras = group.extras.map((extra) => ({ ...{ price: 0, initial: 0, soldOut: false, hide: false }, ...extra }));
  return { ...group, extras };
}

/**
 * Items and sections store the ids of their groups, so a deleted group disappears from them and returns when it is
 * restored.
 */
export const extraGroups = menuPart({
  kind: 'extraGroup',
  shape: extraGroupSchema,
  changes: extraGroupUpdateSchema,
  toColumns(sent: ExtraGroupUpdateInput, _menu, stored) {
    const before = stored && shownGroup(stored);
    const extras = sent.extras && withIds(sent.extras, before?.extras);
    const problem = extraGroupProblem({ ...before, ...sent });
    if (problem) throw invalidField(problem.path, problem.message);
    return toColumnValues(extraGroupSchema, { ...sent, ...(extras ? { extras } : {}) });
  },
  show: (row) => Promise.resolve(shownGroup(row)),
});
