/** Reads and writes groups of extras. (docs/spec/domain.md#extras) */
import {
  extraGroupProblem,
  extraGroupSchema,
  soldOutEnds,
  withSoldOutAt,
  type ExtraGroup,
  type ExtraGroupUpdateInput,
  type SoldOutInput,
} from '@qaima/schemas';
import { invalidField } from '../../errors/httpError';
import { withIds } from '../../database/ids';
import { rows } from '../../database/rows';
import type { MenuRef } from '../../api-runtime/access';
import { availabilityOf, withPartChanged, writtenParts } from '../../menu-parts/soldOut';
import { changeMenu } from '../../menu-parts/changeMenu';
import { availabilityChanged } from '../menu-event/events';
import { findInMenu, partHandlers } from '../../menu-parts/partHandlers';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import type { Row } from '../../database/columnValues';

/**
 * A group as it is stored, with `soldOut` of its extras as it is at `now` (epoch ms). Damaged extras get the defaults of
 * new ones.
 */
export function groupAt(group: ExtraGroup, now: number): ExtraGroup {
  const extras = group.extras.map((extra) =>
    withSoldOutAt({ ...{ price: 0, initial: 0, hide: false }, ...extra }, now),
  );
  return { ...group, extras };
}

/** Serializes a group as it is at `now` (epoch ms). */
export const shownGroup = (row: Row, now = Date.now()): ExtraGroup => groupAt(serialize(extraGroupSchema, row), now);

/**
 * Items and sections store the ids of their groups, including deleted ones. A deleted group is not shown there, but
 * returns when it is restored.
 */
export const extraGroups = partHandlers('extraGroup', {
  toColumns(sent: ExtraGroupUpdateInput, _menu, stored) {
    const before = stored && serialize(extraGroupSchema, stored);
    const known = before?.extras ?? [];
    const extras = sent.extras && writtenParts(withIds(sent.extras, known), known, '/extras');
    const problem = extraGroupProblem({ ...before, ...sent });
    if (problem) throw invalidField(problem.path, problem.message);
    return toColumnValues(extraGroupSchema, { ...sent, ...(extras ? { extras } : {}) });
  },
  show: (row) => Promise.resolve(shownGroup(row)),
  earlier: (row) =>
    soldOutEnds(serialize(extraGroupSchema, row).extras, Date.now()).map((end) => shownGroup(row, end - 1)),
});

const TABLE = 'api::extra-group.extra-group';

/** Changes whether an extra is sold out, and nothing else. @throws {HttpError} 404 */
export const changeExtra = (menu: MenuRef, groupId: string, extraId: string, sent: SoldOutInput) =>
  changeMenu(menu, async () => {
    const row = await findInMenu(TABLE, groupId, { menu: menu.id });
    const extras = withPartChanged(serialize(extraGroupSchema, row).extras, extraId, sent);
    const data = { ...toColumnValues(extraGroupSchema, { extras }), updatedAt: new Date() };
    const group = shownGroup((await rows(TABLE).update({ where: { id: row.id }, data })) ?? row);
    const extra = group.extras.find(({ _id }) => _id === extraId);
    await availabilityChanged(menu.id, [{ extra: extraId, ...availabilityOf(extra ?? {}) }]);
    return group;
  });
