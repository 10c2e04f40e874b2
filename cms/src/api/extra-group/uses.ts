/**
 * The groups of extras that items and sections use. Items and sections store the ids of the groups. Reads leave out
 * deleted groups, so a restored group appears again. (docs/spec/domain.md#extras)
 */
import {
  extraUseProblem,
  extraUsesField,
  presentUses,
  type ExtraGroup,
  type ExtraUse,
  type ItemUpdateInput,
  type ObjectSchema,
} from '@qaima/schemas';
import { serialize } from '../../api-runtime/serialize';
import { rows } from '../../database/rows';
import { invalidField } from '../../errors/httpError';
import { shownGroup } from './extra-group';
import type { Row } from '../../database/columnValues';

type Uses = readonly ExtraUse[];
export type GroupsById = ReadonlyMap<string, ExtraGroup>;

const byId = (groups: readonly ExtraGroup[]): GroupsById => new Map(groups.map((group) => [group._id, group]));

export async function groupRows(menuId: number, ids: Iterable<string>): Promise<Row[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  return rows('api::extra-group.extra-group').findMany({ where: { menu: menuId, documentId: { $in: wanted } } });
}

/** Finds the groups of a menu that have these ids. */
export const groupsAmong = async (menuId: number, ids: Iterable<string>): Promise<GroupsById> =>
  byId((await groupRows(menuId, ids)).map((row) => shownGroup(row)));

const usesShape = { type: 'object', properties: { extras: extraUsesField } } as const satisfies ObjectSchema;

/** The stored group uses of a row, with prices as decimal amounts. Includes uses of deleted groups. */
export const usesIn = (row: Row): Uses => serialize(usesShape, row).extras ?? [];

/** The ids of the groups that a row uses. */
export const groupIdsIn = (row: Row): readonly string[] => usesIn(row).map(({ group }) => group);

/** Removes the uses of deleted groups from a serialized item or section. */
export const withPresentUses = <T extends { readonly extras?: ExtraUse[] | undefined }>(
  shown: T,
  groups: GroupsById,
): T => ({ ...shown, extras: presentUses(shown.extras ?? [], groups) });

interface Writing {
  readonly sent: Uses;
  /** The row before the change. */
  readonly row?: Row | undefined;
  readonly groups: GroupsById;
  /** The size codes of the item's sub-items; null for a section. */
  readonly codes: ReadonlySet<string> | null;
  /** The JSON pointer of the list in the payload. */
  readonly path: string;
}

/**
 * The uses to store: those that were sent, and the stored uses of deleted groups. The sender could not see the latter,
 * so they are kept.
 * @throws {HttpError} 400 for an invalid use
 */
export function writtenUses({ sent, row, groups, codes, path }: Writing): NonNullable<ItemUpdateInput['extras']> {
  const problem = extraUseProblem(sent, groups, codes);
  if (problem) throw invalidField(path + problem.path, problem.message);
  const unseen = (row ? usesIn(row) : []).filter(({ group }) => !groups.has(group));
  return [...sent, ...unseen].slice(0, extraUsesField.maxItems);
}
