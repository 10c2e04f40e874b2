/** Changes prices of items, sizes, combos and extras in one step with one undo. (docs/spec/domain.md#price-changes) */
import {
  changedRows,
  comboSchema,
  extraGroupSchema,
  formatCount,
  itemSchema,
  loggedPriceChange,
  priceChangesHash,
  priceRows,
  repriced,
  roundingsIn,
  sectionSchema,
  type ObjectSchema,
  type PriceChangeRequest,
  type PriceChanges,
  type PricedKind,
  type PriceRow,
} from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { logChanges } from '../../api-runtime/currentCall';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import type { Row } from '../../database/columnValues';
import { rows } from '../../database/rows';
import { HttpError, invalidField } from '../../errors/httpError';
import type { Actor } from '../../http/sessions/store';
import { shownGroup } from '../extra-group/extra-group';
import { usesIn } from '../extra-group/uses';
import { readItem } from '../../menu-parts/soldOut';
import { changeMenu } from '../../menu-parts/changeMenu';
import { otherRounding } from '../../menu-parts/roundingMessage';
import { changeRows, type ChangedRows } from '../trash/undoableChanges';
import { addTrashEntry, onlyTitle, type TrashSummary } from '../../menu-parts/trash';

const ONE_RULE = {
  ar: 'أدخل نسبة أو مبلغًا، واحدًا منهما فقط.',
  en: 'Enter a percentage or an amount, exactly one of them.',
};

const GONE = {
  ar: 'أحد الأصناف أو التصنيفات أو الوجبات المجمّعة لم يعد موجودًا، يرجى تحديث الصفحة.',
  en: 'An item, section or combo is gone. Please reload the page.',
};
const MOVED = {
  ar: 'تغيّرت القائمة في هذه الأثناء. راجع الأسعار الجديدة ثم أكّدها.',
  en: 'The menu has changed meanwhile. Look at the new prices, then confirm them.',
};

const SCHEMAS: Readonly<Record<PricedKind, ObjectSchema>> = {
  item: itemSchema,
  combo: comboSchema,
  section: sectionSchema,
  extraGroup: extraGroupSchema,
};

/** The numbers of changed parts by kind. */
function countsOf(changes: readonly PriceRow[]): NonNullable<TrashSummary['counts']> {
  const count = (kind: PricedKind) => new Set(changes.filter((row) => row.kind === kind).map(({ _id }) => _id)).size;
  const counts = { items: count('item'), combos: count('combo') };
  const others = { sections: count('section'), extraGroups: count('extraGroup') };
  return Object.fromEntries(Object.entries({ ...counts, ...others }).filter(([, number]) => number > 0));
}

const IN_ORDER = [{ position: 'asc' }, { id: 'asc' }] as const;

/**
 * Reads all prices of a menu. Includes the prices for deleted extra groups, because saving would otherwise lose them.
 */
async function readPrices(menu: MenuRef) {
  const query = { where: { menu: menu.id }, orderBy: IN_ORDER };
  const sections = await rows('api::section.section').findMany(query);
  const items = await rows('api::item.item').findMany({ ...query, populate: ['section'] });
  const combos = await rows('api::combo.combo').findMany(query);
  const groups = await rows('api::extra-group.extra-group').findMany(query);
  const itemsOf = (section: Row) => items.filter((item) => item.section?.id === section.id);
  const priced = {
    currency: menu.currency,
    sections: sections.map((section) => ({
      ...serialize(sectionSchema, section),
      extras: [...usesIn(section)],
      items: itemsOf(section).map((item) => ({ ...readItem(item), extras: [...usesIn(item)] })),
    })),
    combos: combos.map((row) => serialize(comboSchema, row, ['items'])),
    extraGroups: groups.map((row) => shownGroup(row)),
  };
  const stored = { section: sections, item: items, combo: combos, extraGroup: groups } satisfies Record<
    PricedKind,
    readonly Row[]
  >;
  return { priced, stored };
}

type Prices = Awaited<ReturnType<typeof readPrices>>;

/**
 * @throws {HttpError} 400 unless exactly one of `percent` and `amount` is set, and for a rounding that does not belong to
 * the currency; 409 if a named item, section or combo is gone
 */
function assertMeaningful(
  { percent, amount, rounding, items, sections, combos }: PriceChangeRequest,
  { stored, priced }: Prices,
): void {
  if ((percent === undefined) === (amount === undefined)) throw invalidField('/percent', ONE_RULE);
  const offered = roundingsIn(priced.currency);
  if (rounding !== undefined && !offered.some((step) => step === rounding))
    throw invalidField('/rounding', otherRounding(offered.map((step) => formatCount(step))));
  for (const [name, ids, found] of [
    ['items', items, stored.item],
    ['sections', sections, stored.section],
    ['combos', combos, stored.combo],
  ] as const) {
    const known = new Set(found.map(({ documentId }) => documentId));
    const strange = (ids ?? []).findIndex((id) => !known.has(id));
    if (strange >= 0) throw invalidField(`/${name}/${strange}`, GONE, 409);
  }
}

function changesByPart(changes: readonly PriceRow[], kind: PricedKind): ReadonlyMap<string, readonly PriceRow[]> {
  const found = new Map<string, PriceRow[]>();
  for (const change of changes) {
    if (change.kind === kind) found.set(change._id, [...(found.get(change._id) ?? []), change]);
  }
  return found;
}

async function apply({ priced, stored }: Prices, changes: readonly PriceRow[]): Promise<ChangedRows[]> {
  const entities: Readonly<Record<PricedKind, readonly { readonly _id?: string }[]>> = {
    item: priced.sections.flatMap(({ items }) => items),
    combo: priced.combos,
    section: priced.sections,
    extraGroup: priced.extraGroups,
  };
  const done: ChangedRows[] = [];
  for (const kind of ['item', 'combo', 'section', 'extraGroup'] as const) {
    const byId = new Map(entities[kind].map((entity) => [entity._id, entity]));
    const own = changesByPart(changes, kind);
    const stale: readonly Row[] = stored[kind];
    const changed = stale.flatMap((row) => {
      const [entity, of] = [byId.get(row.documentId), own.get(row.documentId)];
      return entity && of ? [{ row, data: toColumnValues(SCHEMAS[kind], repriced(entity, of)) }] : [];
    });
    if (changed.length > 0) done.push(await changeRows(kind, changed));
  }
  return done;
}

const withoutReason = ({ unchanged: _, ...row }: PriceRow) => row;

/** Changes prices. With `dry`, only returns what would change. */
export const changePrices = async (
  menu: MenuRef,
  by: Actor,
  request: PriceChangeRequest,
): Promise<PriceChanges | WithMeta<PriceChanges>> => {
  const plan = async () => {
    const prices = await readPrices(menu);
    assertMeaningful(request, prices);
    const changes = changedRows(priceRows(prices.priced, request));
    return { prices, changes, answer: { changes: changes.map(withoutReason), hash: priceChangesHash(changes) } };
  };
  if (request.dry) return (await plan()).answer;
  return changeMenu(menu, async () => {
    const { prices, changes, answer } = await plan();
    if (request.hash !== undefined && request.hash !== answer.hash) throw new HttpError(409, MOVED);
    if (changes.length === 0) return answer;
    const { percent, amount } = request;
    logChanges(loggedPriceChange(request));
    const kept = { changed: await apply(prices, changes), created: [] };
    const summary = {
      title: onlyTitle(changes),
      counts: countsOf(changes),
      change: { action: 'prices' as const, ...(percent === undefined ? { amount: amount ?? 0 } : { percent }) },
    };
    const undo = await addTrashEntry(menu, { kind: 'menuChanges', kept, summary, by });
    return new WithMeta(answer, { undo });
  });
};
