/**
 * The dayparts of a menu. Sections and items store the ids of their dayparts. Reads leave out the ids of deleted
 * dayparts, so a restored daypart appears again. (docs/spec/domain.md#dayparts)
 */
import {
  dateRangeProblem,
  daypartIdsField,
  daypartSchema,
  type DaypartUpdateInput,
  type ObjectSchema,
} from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import type { Row } from '../../database/columnValues';
import { rows } from '../../database/rows';
import { invalidField } from '../../errors/httpError';
import { partHandlers } from '../../menu-parts/partHandlers';

const UNKNOWN = { ar: 'فترة التقديم هذه غير موجودة.', en: 'There is no such serving time.' };

export const dayparts = partHandlers('daypart', {
  toColumns(payload: DaypartUpdateInput, _menu, row) {
    if (payload.from !== undefined || payload.to !== undefined) {
      const { from, to } = { ...(row && serialize(daypartSchema, row)), ...payload };
      const problem = dateRangeProblem({ from, to });
      if (problem) throw invalidField(problem.path, problem.message);
    }
    return toColumnValues(daypartSchema, payload);
  },
});

const idsShape = { type: 'object', properties: { dayparts: daypartIdsField } } as const satisfies ObjectSchema;

/** The stored daypart ids of a section or an item, including ids of deleted dayparts. */
export const daypartIdsIn = (row: Row): readonly string[] => serialize(idsShape, row).dayparts ?? [];

/** Filters these ids to those of the menu's dayparts. */
export async function daypartsAmong(menu: MenuRef, ids: Iterable<string>): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Set();
  const found = await rows('api::daypart.daypart').findMany({
    where: { menu: menu.id, documentId: { $in: wanted } },
    select: ['documentId'],
  });
  return new Set(found.map(({ documentId }) => documentId));
}

/** Removes the ids of deleted dayparts from a serialized item or section. */
export const withPresentDayparts = <T extends { readonly dayparts?: string[] | undefined }>(
  shown: T,
  present: ReadonlySet<string>,
): T => ({ ...shown, dayparts: (shown.dayparts ?? []).filter((id) => present.has(id)) });

/**
 * The ids to store: those that were sent, and the stored ids of deleted dayparts. The sender could not see the latter,
 * so they are kept.
 * @throws {HttpError} 400 for an id that is not a daypart of the menu
 */
export function writtenDayparts(
  sent: readonly string[],
  row: Row | undefined,
  present: ReadonlySet<string>,
  path: string,
): string[] {
  const unknown = sent.findIndex((id) => !present.has(id));
  if (unknown >= 0) throw invalidField(`${path}/${unknown}`, UNKNOWN);
  const unseen = (row ? daypartIdsIn(row) : []).filter((id) => !present.has(id));
  return [...sent, ...unseen].slice(0, daypartIdsField.maxItems);
}
