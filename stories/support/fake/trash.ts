/** The trash of the fake: what a deletion took out of the menu goes back to where it was. */
import { placeOf, putBack, type Menu } from '@qaima/schemas';
import { notThere, type FakeState, type Handlers } from './state.js';

type Row = Readonly<Record<string, unknown>> & { readonly _id?: string };

const isRow = (value: unknown): value is Row => value !== null && typeof value === 'object' && !Array.isArray(value);

/** A row's id; a picture of a gallery has none and is known by what is in it. */
const nameOf = (row: Row): string => row._id ?? JSON.stringify(row);

/** A list as it is now, with those of the old one that the deletion took. */
function listWith(now: readonly Row[], before: readonly Row[], after: readonly Row[]): readonly Row[] {
  const names = before.map(nameOf);
  const gone = new Set(names.filter((name) => !after.map(nameOf).includes(name)));
  const rows = new Map([...before, ...now].map((row) => [nameOf(row), row]));
  const order = names.reduce<readonly string[]>(
    (list, name, index) => (gone.has(name) ? putBack(list, name, placeOf(names, index)) : list),
    now.map(nameOf),
  );
  return order.map((name) => {
    const row = rows.get(name) ?? {};
    const [old, left] = [before, after].map((list) => list.find((one) => nameOf(one) === name));
    return old && left ? rowWith(row, old, left) : row;
  });
}

/** A row as it is now, with what the deletion took out of its lists. */
function rowWith(now: Row, before: Row, after: Row): Row {
  const lists = Object.entries(now).flatMap(([name, value]) => {
    const [old, left] = [before[name], after[name]];
    if (!Array.isArray(value) || !Array.isArray(old) || !Array.isArray(left) || !old.every(isRow)) return [];
    return [[name, listWith(value as Row[], old, left as Row[])] as const];
  });
  return { ...now, ...Object.fromEntries(lists) };
}

export class FakeTrash {
  private readonly entries = new Map<string, readonly [before: Menu, after: Menu]>();

  constructor(private readonly state: FakeState) {}

  /** Keeps what was deleted between two states of the menu. @returns what brings it back */
  keep(before: Menu): string {
    const undo = this.state.newId('trash');
    this.entries.set(undo, [before, this.state.menu]);
    return undo;
  }

  readonly handlers: Handlers = {
    'trash.restore': ({ trashId = '' }) => {
      const [before, after] = this.entries.get(trashId) ?? [];
      if (!before || !after) throw notThere();
      this.entries.delete(trashId);
      this.state.menu = rowWith(this.state.menu, before, after) as Menu;
      return { _id: trashId, kind: 'item' };
    },
  };
}
