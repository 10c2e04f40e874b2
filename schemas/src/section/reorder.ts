/**
 * The order of a menu's sections and items, as ids. Reordering never loses an id.
 * (docs/spec/domain.md#section-and-item-order)
 */

/** A section's id and its items' ids in order. */
export interface OrderedSection {
  readonly id: string;
  readonly items: readonly string[];
}
export type MenuOrder = readonly OrderedSection[];

interface Identified {
  readonly _id: string;
}

/** An item's position. */
export interface ItemPlace {
  readonly itemId: string;
  readonly sectionId: string;
  /** From 0, within its section. */
  readonly position: number;
}

/** Why a requested order is rejected; `path` is a JSON pointer to the invalid id in the requested order. */
export interface OrderProblem {
  readonly kind: 'unknown-section' | 'repeated-section' | 'unknown-item' | 'repeated-item';
  readonly id: string;
  readonly path: string;
}

export type AppliedOrder =
  { readonly ok: true; readonly order: MenuOrder } | { readonly ok: false; readonly problem: OrderProblem };

const idOf = ({ _id }: Identified) => _id;

/** The current order of a menu. */
export function menuOrderOf(
  sections: readonly (Identified & { readonly items?: readonly Identified[] | null | undefined })[] | null | undefined,
): MenuOrder {
  return (sections ?? []).map((section) => ({ id: idOf(section), items: (section.items ?? []).map(idOf) }));
}

const clamp = (index: number, most: number) => Math.max(0, Math.min(index, most));

/** Moves a list element to another index, clamped to the list. */
export function moveElement<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const moved = list[from];
  if (moved === undefined) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(clamp(to, rest.length), 0, moved);
}

/** Moves a section to another index. An unknown id changes nothing. */
export function moveSection(order: MenuOrder, sectionId: string, to: number): MenuOrder {
  const from = order.findIndex(({ id }) => id === sectionId);
  return from < 0 ? order : moveElement(order, from, to);
}

/** Moves an item to an index of any section. Unknown ids change nothing. */
export function moveItem(order: MenuOrder, itemId: string, toSectionId: string, to: number): MenuOrder {
  const isKnown = order.some(({ items }) => items.includes(itemId)) && order.some(({ id }) => id === toSectionId);
  if (!isKnown) return order;
  return order.map((section) => {
    const rest = section.items.filter((id) => id !== itemId);
    if (section.id === toSectionId) return { ...section, items: rest.toSpliced(clamp(to, rest.length), 0, itemId) };
    return rest.length === section.items.length ? section : { ...section, items: rest };
  });
}

/** The first unknown or repeated id of the requested order. */
function findProblem(current: MenuOrder, wanted: MenuOrder): OrderProblem | null {
  const sections = new Set(current.map(({ id }) => id));
  const items = new Set(current.flatMap((section) => section.items));
  const named = { section: new Set<string>(), item: new Set<string>() };
  const judge = (what: 'section' | 'item', known: ReadonlySet<string>, id: string, path: string) => {
    if (!known.has(id)) return { kind: `unknown-${what}`, id, path } as const;
    if (named[what].has(id)) return { kind: `repeated-${what}`, id, path } as const;
    named[what].add(id);
    return null;
  };
  for (const [index, section] of wanted.entries()) {
    const path = `/sections/${index}`;
    const problem =
      judge('section', sections, section.id, `${path}/id`) ??
      section.items
        .map((id, itemIndex) => judge('item', items, id, `${path}/items/${itemIndex}`))
        .find((found) => found !== null);
    if (problem) return problem;
  }
  return null;
}

/**
 * Applies a requested sequence of sections and items. If an id is unknown or repeated, rejects the whole request.
 * Omitted sections follow the named ones, in their current sequence. Omitted items stay in their section, after the
 * named ones. Items may move to another section.
 */
export function applyOrder(current: MenuOrder, wanted: MenuOrder): AppliedOrder {
  const problem = findProblem(current, wanted);
  if (problem) return { ok: false, problem };
  const placed = new Set(wanted.flatMap(({ items }) => items));
  const left = new Map(current.map(({ id, items }) => [id, items.filter((item) => !placed.has(item))]));
  const named = new Set(wanted.map(({ id }) => id));
  const behind: MenuOrder = current.filter(({ id }) => !named.has(id)).map(({ id }) => ({ id, items: [] }));
  const order = [...wanted, ...behind].map(({ id, items }) => ({ id, items: [...items, ...(left.get(id) ?? [])] }));
  return { ok: true, order };
}

/**
 * Applies a requested sequence, which may be outdated, to the current menu. Ids that were deleted are dropped. New ids
 * come last. If an id occurs several times, only the first one counts.
 */
export function rebaseOrder(current: MenuOrder, wanted: MenuOrder): MenuOrder {
  const left = new Set(current.flatMap(({ id, items }) => [`section ${id}`, ...items.map((item) => `item ${item}`)]));
  const known = wanted.flatMap(({ id, items }) => {
    const own = items.filter((item) => left.delete(`item ${item}`));
    return left.delete(`section ${id}`) ? [{ id, items: own }] : [];
  });
  const applied = applyOrder(current, known);
  return applied.ok ? applied.order : current;
}

/** Every item with its section and position, in menu order. */
export function flattenOrder(order: MenuOrder): readonly ItemPlace[] {
  return order.flatMap(({ id: sectionId, items }) =>
    items.map((itemId, position) => ({ itemId, sectionId, position })),
  );
}
