/** The fake API's trash. It restores deleted records at their former position. */
import {
  listPositionOf,
  MENU_PART_KINDS,
  reinsert,
  type Menu,
  type TrashEntry,
  type TrashKind,
  type UndoCounts,
  type UndoKind,
} from '@qaima/schemas';
import { ListPage, notFound, type FakeState, type Handlers } from './state.js';

type Row = Readonly<Record<string, unknown>> & { readonly _id?: string };

const isRow = (value: unknown): value is Row => value !== null && typeof value === 'object' && !Array.isArray(value);

/** A key for a row: its id, or its content for the pictures of galleries, which have no ids. */
const nameOf = (row: Row): string => row._id ?? JSON.stringify(row);

/** The current list, with the deleted rows inserted. */
function listWith(now: readonly Row[], before: readonly Row[], after: readonly Row[]): readonly Row[] {
  const names = before.map(nameOf);
  const gone = new Set(names.filter((name) => !after.map(nameOf).includes(name)));
  const rows = new Map([...before, ...now].map((row) => [nameOf(row), row]));
  const order = names.reduce<readonly string[]>(
    (list, name, index) => (gone.has(name) ? reinsert(list, name, listPositionOf(names, index)) : list),
    now.map(nameOf),
  );
  return order.map((name) => {
    const row = rows.get(name) ?? {};
    const [old, left] = [before, after].map((list) => list.find((one) => nameOf(one) === name));
    return old && left ? rowWith(row, old, left) : row;
  });
}

/** The current row, with the deleted rows inserted into its lists. */
function rowWith(now: Row, before: Row, after: Row): Row {
  const lists = Object.entries(now).flatMap(([name, value]) => {
    const [old, left] = [before[name], after[name]];
    if (!Array.isArray(value) || !Array.isArray(old) || !Array.isArray(left) || !old.every(isRow)) return [];
    return [[name, listWith(value as Row[], old, left as Row[])] as const];
  });
  return { ...now, ...Object.fromEntries(lists) };
}

/** The properties of a deleting request that undo needs. */
interface Removal {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const KINDS: Readonly<Record<string, TrashKind>> = {
  ...Object.fromEntries(MENU_PART_KINDS.map((kind) => [`${kind}.remove`, kind])),
  'gallery.removeImage': 'galleryImage',
};

/** The kind of record that a request has deleted; null if it has deleted nothing. */
function kindOf({ name, body }: Removal): UndoKind | null {
  const { remove, hash, image, menuMainImage, institution, workingDays } = (body ?? {}) as Readonly<
    Record<string, unknown>
  >;
  if (name === 'itemBulk.send') return remove ? 'items' : 'itemChanges';
  if (name === 'menuCopy.send' || name === 'priceChange.change' || (name === 'itemImport.send' && hash !== undefined))
    return 'menuChanges';
  if (name === 'item.change' && image === null) return 'itemImage';
  if (name === 'menu.change') {
    if (menuMainImage === null) return 'mainImage';
    if ((institution as { logo?: null } | undefined)?.logo === null) return 'logo';
    const days = (workingDays ?? []) as readonly { readonly day: string }[];
    return days.some(({ day }) => day.startsWith('M')) ? 'workingDay' : null;
  }
  return KINDS[name] ?? null;
}

/** Finds a row by its id anywhere in the menu. */
function rowOf(value: unknown, id: string | undefined): Row | null {
  if (Array.isArray(value)) return value.map((one) => rowOf(one, id)).find((found) => found !== null) ?? null;
  if (!isRow(value)) return null;
  if (value._id === id) return value;
  return rowOf(
    Object.values(value).filter((one) => Array.isArray(one)),
    id,
  );
}

const DAY = 24 * 60 * 60 * 1000;

interface Kept {
  readonly before: Menu;
  readonly after: Menu;
  readonly entry: Omit<TrashEntry, 'kind'> & { readonly kind: UndoKind };
}

/** The undo of an import deletes its items but the last one, as if that had changed since; other undos revert all. */
function undoCounts({ entry: { change, counts } }: Kept): UndoCounts {
  const { items = 0 } = counts;
  return change?.action === 'import'
    ? { deleted: items - 1, reverted: 0, kept: 1 }
    : { deleted: 0, reverted: items, kept: 0 };
}

export class FakeTrash {
  private readonly entries = new Map<string, Kept>();

  constructor(
    private readonly state: FakeState,
    private readonly by: () => TrashEntry['by'],
    listed: readonly TrashEntry[] = [],
  ) {
    for (const entry of listed) this.entries.set(entry._id, { before: state.menu, after: state.menu, entry });
  }

  /**
   * Compares the menu before and after a request, and records what the request has deleted.
   * @returns the undo id
   */
  undoOf(removal: Removal, before: Menu): string | undefined {
    const kind = kindOf(removal);
    if (!kind) return undefined;
    const undo = this.state.newId('trash');
    const { items } = (removal.body ?? {}) as { readonly items?: readonly string[] };
    const row = rowOf(before.sections, Object.values(removal.params).at(-1)) as { title?: string } | null;
    const { items: inside } = (row ?? {}) as { readonly items?: readonly unknown[] };
    const now = Date.now();
    const entry = {
      ...{ _id: undo, kind, title: row?.title ?? '', from: '', image: null, by: this.by() },
      counts: items ? { items: items.length } : inside?.length ? { items: inside.length } : {},
      at: new Date(now).toISOString(),
      until: new Date(now + 30 * DAY).toISOString(),
    };
    this.entries.set(undo, { before, after: this.state.menu, entry });
    return undo;
  }

  readonly handlers: Handlers = {
    'trash.list': (_params, _body, { holds }) => {
      const took = ({ before, after }: Kept) => rowOf(before, holds) !== null && rowOf(after, holds) === null;
      const kept = [...this.entries.values()].filter((one) => holds === undefined || took(one));
      const listed = kept.map(({ entry }) => entry).filter(({ kind }) => kind !== 'itemChanges');
      return new ListPage(listed.reverse(), listed.length);
    },
    'trash.preview': ({ trashId = '' }) => {
      const kept = this.entries.get(trashId);
      if (!kept) throw notFound();
      return undoCounts(kept);
    },
    'trash.restore': ({ trashId = '' }) => {
      const kept = this.entries.get(trashId);
      if (!kept) throw notFound();
      this.entries.delete(trashId);
      const { before, after, entry } = kept;
      // A deleted row is inserted into the current menu. For all other deletions, the whole former menu is restored.
      const isRow = Object.values<UndoKind>(KINDS).includes(entry.kind);
      this.state.menu = isRow ? (rowWith(this.state.menu, before, after) as Menu) : before;
      return { _id: trashId, kind: entry.kind, ...(entry.kind === 'menuChanges' && { counts: undoCounts(kept) }) };
    },
  };
}
