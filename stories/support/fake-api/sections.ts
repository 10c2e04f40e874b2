/** The fake API's handlers for sections and items, and for their order. */
import {
  changedRows,
  priceChangesHash,
  priceRows,
  repriced,
  applyOrder,
  menuOrderOf,
  soldOutChange,
  type Item,
  type ItemBulkRequest,
  type MenuOrder,
  type SoldOutChange,
} from '@qaima/schemas';
import { notFound, type Body, type FakeState, type Handlers, type Section } from './state.js';

/** The sold-out fields after a change. `soldOutUntil` implies `soldOut`. */
const soldOutFields = (body: Body): SoldOutChange => {
  const change = soldOutChange(body);
  return change.soldOutUntil ? { ...change, soldOut: true } : change;
};

/** Returns a size or an extra, changed if it has this id. */
export const withSoldOut = <T extends { readonly _id?: string }>(part: T, id: string | undefined, body: Body): T =>
  part._id === id ? { ...part, ...soldOutFields(body) } : part;

const newItem = (state: FakeState, body: Body) =>
  ({
    pin: false,
    show: { type: 'small-image' },
    soldOut: false,
    hide: false,
    image: null,
    interestRecords: 0,
    ...body,
    _id: state.newId('item'),
  }) as unknown as Item;

const rowsOf = (body: unknown): readonly Body[] => {
  if (Array.isArray(body)) return body as readonly Body[];
  const { items } = body as { readonly items?: readonly Body[] };
  return items ?? [body as Body];
};

export const sectionHandlers = (state: FakeState): Handlers => ({
  'section.create': (_params, body) => {
    const section = { hide: false, ...body, _id: state.newId('section'), items: [], galleries: [] };
    state.setSections([...state.sections(), section as unknown as Section]);
    return section;
  },
  'section.change': ({ sectionId }, body) => {
    state.setSection(sectionId, (section) => ({ ...section, ...body }));
    return state.section(sectionId);
  },
  'section.remove': ({ sectionId }) => {
    state.section(sectionId);
    state.setSections(state.sections().filter(({ _id }) => _id !== sectionId));
    return {};
  },
  'section.reorder': (_params, body) => {
    const wanted = body['sections'] as MenuOrder;
    const result = applyOrder(menuOrderOf(state.sections()), wanted);
    if (!result.ok) throw notFound();
    const items = new Map(
      state.sections().flatMap((section) => (section.items ?? []).map((item) => [item._id, item] as const)),
    );
    state.setSections(
      result.order.map(({ id, items: ids }) => ({
        ...state.section(id),
        items: ids.map((itemId) => items.get(itemId) as Item),
      })),
    );
    return {};
  },
  'item.create': ({ sectionId }, body) => {
    const item = newItem(state, body);
    state.setSection(sectionId, (section) => ({ ...section, items: [...(section.items ?? []), item] }));
    return item;
  },
  'item.createMany': ({ sectionId }, body) => {
    const items = rowsOf(body).map((row) => newItem(state, row));
    state.setSection(sectionId, (section) => ({ ...section, items: [...(section.items ?? []), ...items] }));
    return items;
  },
  'item.change': ({ sectionId, itemId }, body) => {
    if (!state.section(sectionId).items?.some(({ _id }) => _id === itemId)) throw notFound();
    state.setSection(sectionId, (section) => ({
      ...section,
      items: (section.items ?? []).map((item) =>
        item._id === itemId ? { ...item, ...body, ...soldOutFields(body) } : item,
      ),
    }));
    return state.section(sectionId).items?.find(({ _id }) => _id === itemId);
  },
  'item.changeSubItem': ({ sectionId, itemId, subItemId }, body) => {
    state.setSection(sectionId, (section) => ({
      ...section,
      items: (section.items ?? []).map((item) =>
        item._id === itemId
          ? { ...item, subItems: (item.subItems ?? []).map((size) => withSoldOut(size, subItemId, body)) }
          : item,
      ),
    }));
    return state.section(sectionId).items?.find(({ _id }) => _id === itemId);
  },
  'itemBulk.send': (_params, body) => {
    const { items: ids, changes, section: target } = body as unknown as ItemBulkRequest;
    const chosen = new Set(ids);
    const all = state.sections().flatMap(({ items }) => items ?? []);
    if (!ids.every((id) => all.some(({ _id }) => _id === id))) throw notFound();
    const isChosen = ({ _id }: Item) => chosen.has(_id);
    const moved = target === undefined ? [] : all.filter(isChosen);
    state.setSections(
      state.sections().map((section) => {
        const items = section.items ?? [];
        if (changes) return { ...section, items: items.map((one) => (isChosen(one) ? { ...one, ...changes } : one)) };
        return {
          ...section,
          items: [...items.filter((one) => !isChosen(one)), ...(section._id === target ? moved : [])],
        };
      }),
    );
    return { count: ids.length };
  },
  'priceChange.change': (_params, body) => {
    const changes = changedRows(priceRows(state.menu, body));
    const byId = new Map(changes.map(({ _id }) => [_id, changes.filter((one) => one._id === _id)]));
    const now = <T extends { _id?: string | undefined }>(entity: T): T => ({
      ...entity,
      ...repriced(entity, byId.get(entity._id ?? '') ?? []),
    });
    state.setSections(
      state.sections().map((section) => ({ ...now(section), items: (section.items ?? []).map((one) => now(one)) })),
    );
    state.menu = { ...state.menu, combos: (state.menu.combos ?? []).map((combo) => now(combo)) };
    return { changes, hash: priceChangesHash(changes) };
  },
  'item.copy': ({ sectionId, itemId }) => {
    const items = state.section(sectionId).items ?? [];
    const at = items.findIndex(({ _id }) => _id === itemId);
    const original = items[at];
    if (!original) throw notFound();
    const copy = newItem(state, { ...original, hide: true });
    state.setSection(sectionId, (section) => ({ ...section, items: items.toSpliced(at + 1, 0, copy) }));
    return copy;
  },
  'item.remove': ({ sectionId, itemId }) => {
    state.setSection(sectionId, (section) => ({
      ...section,
      items: (section.items ?? []).filter(({ _id }) => _id !== itemId),
    }));
    return {};
  },
});
