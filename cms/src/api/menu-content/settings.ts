/**
 * Updates the settings of a menu by merging the sent values into the stored ones.
 * (docs/spec/api.md#menu-settings-endpoint)
 */
import {
  ABOVE_ALL,
  fingerprint,
  fittingSteps,
  isAboveAll,
  isFittingStep,
  isRecord,
  mailLink,
  mergeTranslations,
  menuUpdateSchema,
  menuSchema,
  propertyOf,
  safeUrl,
  settingsPayloadOf,
  storedSettingPath,
  telLink,
  type Currency,
  type Institution,
  type Menu,
  type MenuLanguages,
  type MenuUpdateInput,
  type MenuSetupInput,
  type ObjectSchema,
  type WorkingDay,
} from '@qaima/schemas';
import { logNoChange } from '../../api-runtime/currentCall';
import { checkConflicts, type Edit } from '../../api-runtime/editConflicts';
import { locationWith } from '../branch/location';
import { readStored, toColumnValues } from '../../api-runtime/serialize';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { HttpError, invalidField } from '../../errors/httpError';
import { environment } from '../../config/environment';
import { rows } from '../../database/rows';
import type { Actor } from '../../http/sessions/store';
import type { MenuRef } from '../../api-runtime/access';
import { assertMenuFits } from './amountsInCurrency';
import { changeMenu } from '../../menu-parts/changeMenu';
import { newestOrders, type NewestOrder } from './newestOrders';
import { otherRounding } from '../../menu-parts/roundingMessage';
import { isNameTaken, nameMenu, proposedName } from '../../menu-parts/usernames';
import { ownPart } from '../../menu-parts/ownPart';
import { readMenu } from './readMenu';
import { trashRemovals } from './trashRemovedSettings';
import { daysOf, institutionOf } from '../../menu-parts/readMenuColumns';
import type { Row } from '../../database/columnValues';

/**
 * Deep merge. Values that were not sent are kept; sent lists and scalars replace stored ones; a sent null removes a
 * value.
 */
export function mergeInstitution(stored: unknown, sent: unknown): unknown {
  if (!isRecord(sent)) return sent;
  const base = isRecord(stored) ? stored : {};
  const entries = Object.entries(sent).map(([name, value]) => [name, mergeSetting(name, base[name], value)] as const);
  const all = { ...base, ...Object.fromEntries(entries) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null && value !== undefined));
}

const mergeSetting = (name: string, stored: unknown, sent: unknown): unknown =>
  name === 'translations' ? mergeTranslations(stored, sent) : mergeInstitution(stored, sent);

/**
 * Merges the sent working days into the stored ones. A day with the prefix `M` (minus) is deleted: `Msun` deletes
 * Sunday.
 */
export function daysWith(
  stored: readonly WorkingDay[],
  sent: NonNullable<MenuUpdateInput['workingDays']>,
): WorkingDay[] {
  const days = new Map<string, WorkingDay>(stored.map((entry) => [entry.day, entry]));
  for (const entry of sent) {
    if (entry.day.startsWith('M')) days.delete(entry.day.slice(1));
    // The cast is safe: an entry whose day has no prefix `M` is a working day.
    else days.set(entry.day, { ...days.get(entry.day), ...entry } as WorkingDay);
  }
  return [...days.values()];
}

const { properties }: ObjectSchema = menuSchema;

/** Reads a column and repairs it, so that a partial update does not store invalid data again. */
const storedColumn = (row: Row, column: string): unknown => {
  const schema = properties[column];
  return schema && readStored(schema, row[column]);
};

const NOT_OFFERED = {
  ar: 'لغة القائمة يجب أن تكون من اللغات المعروضة.',
  en: 'The menu’s language must be among the offered languages.',
};

/** @throws {HttpError} 400 if the default language is not offered */
function assertDefaultIsOffered({ default: own, offered }: MenuLanguages): void {
  if (!offered.includes(own)) throw invalidField('/languages/default', NOT_OFFERED);
}

const OWN_FACTOR_FIRST = {
  ar: 'فعّل التحقق بخطوتين لحسابك أولًا، وإلا أُغلقت القائمة عليك.',
  en: 'Turn on two-step verification of your own account first, or the menu would be closed to you.',
};

/** @throws {HttpError} 400 for a step of sale prices that does not belong to the currency */
function assertStepFits(step: number | null | undefined, currency: Currency): void {
  if (step == null || isFittingStep(step, currency)) return;
  throw invalidField('/priceStep', otherRounding(fittingSteps(currency).map(String)));
}

/** @throws {HttpError} 400 for a charge of more than 100 % */
function assertChargesFit({ charges = [] }: MenuUpdateInput): void {
  const index = charges.findIndex(isAboveAll);
  if (index >= 0) throw invalidField(`/charges/${index}/value`, ABOVE_ALL);
}

export function columnsOf(row: Row, { lat, long, workingDays, username: _named, ...changes }: MenuUpdateInput) {
  const columns: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(changes)) {
    const [column, path] = storedSettingPath(name) ?? [name];
    const sent = path === undefined ? value : { [path]: value };
    columns[column] = mergeSetting(column, columns[column] ?? storedColumn(row, column), sent) ?? null;
  }
  if (changes.languages) assertDefaultIsOffered(changes.languages);
  if (workingDays) columns['workingDays'] = daysWith(daysOf(row), workingDays);
  if (lat !== undefined || long !== undefined) {
    // The cast is safe: a valid change was merged into the stored institution.
    const institution = (columns['institution'] ?? institutionOf(row)) as Institution;
    columns['institution'] = { ...institution, location: locationWith(institution.location ?? {}, { lat, long }) };
  }
  return toColumnValues(menuSchema, columns);
}

/** Updates settings and returns the whole menu. Removed working days and pictures can be restored. */
export async function changeSettings(
  menu: MenuRef,
  changes: MenuUpdateInput,
  edit: Edit & { readonly secured?: boolean },
): Promise<WithMeta<Menu>> {
  const undos = await changeMenu(menu, async () => {
    const row = await rows('api::menu.menu').findOne({ where: { id: menu.id } });
    if (!row) throw new HttpError(404);
    const { username, currency } = changes;
    if (currency !== undefined) await assertMenuFits(menu, currency);
    assertChargesFit(changes);
    // Who requires a second factor has one, so that its owner is not locked out.
    if (changes.team?.secondFactor === 'required' && !menu.needsFactor && edit.secured !== true)
      throw new HttpError(409, OWN_FACTOR_FIRST);
    assertStepFits(changes.priceStep, currency ?? menu.currency);
    const kept = await trashRemovals(menu, row, changes, edit.by);
    const named = username === undefined ? {} : { username: await nameMenu(menu, username) };
    const columns = { ...columnsOf(row, changes), ...named };
    const [stored, after] = [row, { ...row, ...columns }].map((one) => settingsPayloadOf(ownPart(one)));
    const remembered = checkConflicts({
      schema: menuUpdateSchema,
      row,
      stored: stored ?? {},
      after: after ?? {},
      edit,
    });
    const isStored = ([name, value]: readonly [string, unknown]) =>
      fingerprint(value) === fingerprint(propertyOf(row, name));
    if (Object.entries(columns).every(isStored)) logNoChange();
    const data = { ...columns, ...remembered, updatedAt: new Date() };
    await rows('api::menu.menu').update({ where: { id: menu.id }, data });
    return kept;
  });
  const [undo, another] = undos;
  return new WithMeta(await wholeMenu(menu), undo === undefined || another !== undefined ? {} : { undo });
}

/**
 * Stores the first details of the business. A menu without a short name gets one from the name of the business, so that
 * its printed address is short. (docs/spec/public-site.md#menu-initialisation)
 */
export async function initMenu(
  menu: MenuRef,
  { institution, username }: MenuSetupInput,
  by: Actor,
): Promise<WithMeta<Menu>> {
  const name = username || (await proposedName(menu, institution.name));
  try {
    return await changeSettings(menu, { institution, ...(name ? { username: name } : {}) }, { by, seen: {} });
  } catch (error) {
    // Another menu has taken the proposed name meanwhile. It is not proposed again.
    if (username || !isNameTaken(error)) throw error;
    return initMenu(menu, { institution }, by);
  }
}

/** The provider's first configured contact as a link: chat, mail or telephone. */
function providerContact(): string | null {
  const { whatsapp, email, phone } = environment().provider;
  return safeUrl(whatsapp) ?? mailLink(email) ?? telLink(phone);
}

/** What a menu says of its demo, if its newest order is one. */
function demoFields(order: NewestOrder | undefined): Pick<Menu, 'demoEndsAt' | 'demoPrice' | 'demoContact'> {
  if (!order?.isDemo || order.end === null) return {};
  const demoContact = providerContact();
  return { demoEndsAt: order.end, demoPrice: order.totalAmount, ...(demoContact && { demoContact }) };
}

/** Reads the whole menu for its admins and staff. */
export async function wholeMenu({ id }: MenuRef): Promise<Menu> {
  const read = await readMenu(id);
  if (!read) throw new HttpError(404);
  const { menu, revision } = read;
  const order = (await newestOrders([id])).get(id);
  return {
    ...menu,
    ...demoFields(order),
    ...(environment().cdn !== undefined && { revision }),
  };
}
