/** The fake API's import. It accepts only JSON files, and plans the import by the server's rules. */
import { fingerprint, planImport, type Cell, type ImportAnswer, type Item } from '@qaima/schemas';
import type { FakeState, Handlers } from './state.js';

interface ImportBody {
  readonly items?: readonly Readonly<Record<string, Cell>>[];
  readonly answers?: readonly ImportAnswer[];
  readonly hash?: string;
}

function tableOf(items: readonly Readonly<Record<string, Cell>>[]) {
  const header = [...new Set(items.flatMap((item) => Object.keys(item)))];
  return {
    header,
    rows: items.map((item, index) => ({ row: index + 2, cells: header.map((name) => item[name] ?? null) })),
  };
}

export const importHandlers = (state: FakeState): Handlers => ({
  'itemImport.send': (_params, body) => {
    const { items = [], answers = [], hash: sent } = body as ImportBody;
    const { plan: planned, work } = planImport(state.menu, [tableOf(items)], answers, 'ar', Date.now());
    const plan = { ...planned, leftOut: [] };
    const hash = fingerprint(plan);
    if (sent === undefined) return { plan, hash };
    const changes = new Map(work.change.map((change) => [change._id, change.values]));
    state.setSections(
      state.sections().map((section) => ({
        ...section,
        items: [
          ...(section.items ?? []).map((item) => ({ ...item, ...changes.get(item._id) })),
          // The cast is safe: the plan has validated the values.
          ...work.create.flatMap((made) =>
            made.section === section._id ? [{ ...NEW_ITEM, ...made.values, _id: state.newId('item') } as Item] : [],
          ),
        ],
      })),
    );
    return { plan, hash };
  },
});

const NEW_ITEM = {
  description: '',
  pin: false,
  show: { type: 'small-image' },
  soldOut: false,
  hide: false,
  image: null,
};
