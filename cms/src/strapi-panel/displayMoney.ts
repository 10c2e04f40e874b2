/**
 * In the panel, shows money as an amount with its currency, within JSON too; thousandths are stored. Only the panel reads menus and
 * orders through the document service, so no other output changes. The panel is read-only (`readOnly.ts`).
 */
import { formatAmount, isRecord, knownCurrency } from '@qaima/schemas';
import type { Core } from '@strapi/strapi';
import { columnOptions } from '../database/contentType';
import { textOf } from '../database/columnValues';
import { contentManagerService, type PanelAttribute, type PanelType } from './strapiAdminServices';

/** The currency of the provider's orders. */
const PROVIDER_CURRENCY = 'JOD';

const READS: readonly string[] = ['findOne', 'findMany', 'findFirst'];

type Attributes = Readonly<Record<string, PanelAttribute>>;
type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => isRecord(value);

/** The columns that are or contain money, each with the paths of its amounts. */
const moneyColumns = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([name, attribute]) => {
    const { money } = columnOptions(attribute);
    return money ? [{ name, paths: money, isAmount: money.some((path) => path.length === 0) }] : [];
  });

/** Replaces the amounts at a path. What has another shape stays, because stored data may violate the schema. */
function replaceAt(value: unknown, [step, ...rest]: readonly string[], shown: (amount: number) => string): unknown {
  if (step === undefined) {
    // Strapi reads a `biginteger` as text.
    const amount = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
    return typeof amount === 'number' ? shown(amount) : value;
  }
  if (step === '*') return Array.isArray(value) ? value.map((entry) => replaceAt(entry, rest, shown)) : value;
  return isRecord(value) && step in value ? { ...value, [step]: replaceAt(value[step], rest, shown) } : value;
}

/** The currencies of rows by row id, in one query; rows of the provider are missing. */
async function currenciesOf(strapi: Core.Strapi, uid: string, ids: readonly number[]) {
  const query = { where: { id: { $in: ids } }, select: ['id'], populate: { menu: { select: ['currency'] } } };
  const rows: readonly Row[] = await strapi.db.query(uid).findMany(query);
  return new Map(
    rows.map(({ id, menu }) => [id, isRecord(menu) ? knownCurrency(textOf(menu['currency'])) : PROVIDER_CURRENCY]),
  );
}

/** Replaces thousandths by amounts in rows that were read for the panel. */
async function showAmounts(strapi: Core.Strapi, uid: string, attributes: Attributes, rows: readonly Row[]) {
  const columns = moneyColumns(attributes);
  const belongsToMenu = uid !== 'api::order.order' && attributes['menu'] !== undefined;
  const ids = rows.map(({ id }) => Number(id));
  const currencies = belongsToMenu ? await currenciesOf(strapi, uid, ids) : new Map<unknown, string>();
  for (const row of rows) {
    const currency = currencies.get(row['id']) ?? PROVIDER_CURRENCY;
    const shown = (amount: number) => `${formatAmount(amount, currency)} ${currency}`;
    for (const { name, paths } of columns) {
      if (name in row) row[name] = paths.reduce((value, path) => replaceAt(value, path, shown), row[name]);
    }
  }
}

/** Registers the conversion, and tells the panel that columns of amounts are texts. */
export function showMoneyInCurrency(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    const { uid, action } = context;
    if (!uid.startsWith('api::') || !READS.includes(action)) return result;
    const { attributes }: { readonly attributes: Attributes } = strapi.getModel(uid);
    if (moneyColumns(attributes).length === 0) return result;
    const rows: readonly unknown[] = [result].flat();
    await showAmounts(strapi, uid, attributes, rows.filter(isRow));
    return result;
  });
  const mapper = contentManagerService(strapi, 'data-mapper');
  const original = mapper.toContentManagerModel;
  mapper.toContentManagerModel = (type): PanelType => {
    const model = original(type);
    const texts = moneyColumns(model.attributes).flatMap(({ name, isAmount }): [string, PanelAttribute][] =>
      isAmount ? [[name, { ...model.attributes[name], type: 'string' }]] : [],
    );
    return { ...model, attributes: { ...model.attributes, ...(Object.fromEntries(texts) as Attributes) } };
  };
}
