/** Consents to messages with offers: given with an order, withdrawn by one tap. (docs/privacy.md) */
import {
  CONSENT_CHANNEL,
  CONSENT_VERSION,
  consentSchema,
  consentText,
  contentLanguage,
  inLanguage,
  type Consent,
  type Language,
  type MenuInCart,
  type Withdrawal,
} from '@qaima/schemas';
import { serialize } from '../../api-runtime/serialize';
import { rows, defaultColumns } from '../../database/rows';
import { connection, inTransaction, lockRow } from '../../database/transaction';
import { HttpError } from '../../errors/httpError';
import { institutionOf } from '../../menu-parts/readMenuColumns';

const NO_CONSENT = { ar: 'هذا الرابط غير صالح.', en: 'This link is not valid.' };

const CONSENTS = 'api::consent.consent';

interface GivenConsent {
  readonly menu: MenuInCart;
  readonly menuId: number;
  /** The key of the guest's phone; null without a phone. */
  readonly key: string | null;
  readonly consent: boolean | undefined;
}

/**
 * Records the consent of a submission in its transaction, if the menu asks for one and the guest has ticked the box.
 * @returns by what the order's guest is recognized; null without a consent
 */
export async function recordConsent(
  { menu, menuId, key, consent }: GivenConsent,
  requested: Language | null,
  now: Date,
): Promise<string | null> {
  if (consent !== true || menu.settings.guests?.marketing !== true || key === null) return null;
  const { name } = inLanguage(menu.institution, contentLanguage(menu.languages, requested));
  const text = consentText(name?.trim() ?? '')[requested ?? 'ar'];
  await rows(CONSENTS).create({
    data: {
      ...defaultColumns(now),
      menu: menuId,
      phoneKey: key,
      channel: CONSENT_CHANNEL,
      at: now,
      text,
      version: CONSENT_VERSION,
      source: 'order',
    },
  });
  return key;
}

/** The consents of a guest, the newest first. */
export async function consentsOf(menuId: number, key: string | null): Promise<Consent[]> {
  if (key === null) return [];
  const where = { menu: menuId, phoneKey: key };
  const found = await rows(CONSENTS).findMany({ where, orderBy: [{ id: 'desc' }], limit: 100 });
  return found.map((row) => serialize(consentSchema, row));
}

async function withdrawalOf(consentId: string): Promise<{ answer: Withdrawal; id: number }> {
  const row = await rows(CONSENTS).findOne({ where: { documentId: consentId }, populate: { menu: true } });
  if (!row?.menu || row.menu.trashedAt) throw new HttpError(404, NO_CONSENT);
  const { withdrawnAt } = serialize(consentSchema, row);
  const answer = { venue: institutionOf(row.menu).name ?? '', menu: row.menu.documentId, withdrawnAt };
  return { answer, id: row.id };
}

/** @throws {HttpError} 404 */
export const readConsent = async (consentId: string): Promise<Withdrawal> => (await withdrawalOf(consentId)).answer;

/** Withdraws all consents of the guest who gave this one; the first time counts. @throws {HttpError} 404 */
export const withdrawConsent = (consentId: string, now: Date): Promise<Withdrawal> =>
  inTransaction(async () => {
    if (!(await lockRow('consents', consentId))) throw new HttpError(404, NO_CONSENT);
    const sql = await connection();
    const { id } = await withdrawalOf(consentId);
    const same = sql('consents as one').where({ 'one.id': id });
    await sql('consents')
      .where({ menu_id: same.clone().select('menu_id'), phone_key: same.clone().select('phone_key') })
      .whereNull('withdrawn_at')
      .update({ withdrawn_at: now });
    return (await withdrawalOf(consentId)).answer;
  });

/** Deletes the consents of guests whom no order of the menu names any more. Joins the current transaction. */
export async function deleteConsents(menuId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const sql = await connection();
  const named = sql('carts').where({ menu_id: menuId }).whereNotNull('phone_key').select('phone_key');
  await sql('consents').where({ menu_id: menuId }).whereIn('phone_key', keys).whereNotIn('phone_key', named).delete();
}
