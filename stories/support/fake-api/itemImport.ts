/** The fake API's import. It accepts only JSON files, and plans the import by the server's rules. */
import {
  fingerprint,
  layoutSheets,
  planImport,
  type Cell,
  type ImportAnswer,
  type Item,
  type SheetMapping,
} from '@qaima/schemas';
import type { FakeState, Handlers } from './state.js';

interface ImportBody {
  readonly items?: readonly Readonly<Record<string, Cell>>[];
  readonly answers?: readonly ImportAnswer[];
  readonly mapping?: readonly SheetMapping[];
  readonly hash?: string;
}

function sheetOf(items: readonly Readonly<Record<string, Cell>>[]) {
  const header = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const rows = items.map((item, index) => ({ row: index + 2, cells: header.map((name) => item[name] ?? null) }));
  return { title: '', hasMore: false, hasHeadings: false, rows: [{ row: 1, cells: header }, ...rows] };
}

export const importHandlers = (state: FakeState): Handlers => ({
  'itemImport.send': (_params, body) => {
    const { items = [], answers = [], mapping = [], hash: sent } = body as ImportBody;
    const context = { isSection: () => false, currency: state.menu.currency, language: 'ar' } as const;
    const { tables, layout } = layoutSheets([sheetOf(items)], mapping, context);
    const { plan: planned, work } = planImport(state.menu, tables, answers, 'ar', Date.now());
    const plan = { ...planned, leftOut: [] };
    const hash = fingerprint(plan);
    if (sent === undefined) return { plan, hash, layout };
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
    return { plan, hash, layout };
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
