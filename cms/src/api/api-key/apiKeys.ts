/** The API keys of a menu. (docs/spec/api.md#api-keys) */
import { isolateLtr, MAX_API_KEYS, type ApiKey, type ApiKeyCreateInput, type NewApiKey } from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { recordAction } from '../../audit/auditLog';
import { newId } from '../../database/ids';
import { connection, inTransaction } from '../../database/transaction';
import { HttpError, invalidField } from '../../errors/httpError';
import { keyName, scopesOf, type KeyRow } from '../../api-runtime/findKey';
import { keysIn, makeKey } from '../../http/keyFormat';
import type { Middleware } from '../../http/middleware';
import { secretHash } from '../../http/secretHash';
import type { Actor } from '../../http/sessions/store';
import { changeMenu } from '../../menu-parts/changeMenu';

const ERRORS = {
  full: {
    ar: `لا يمكن إضافة المزيد، الحد الأعلى هو ${isolateLtr(MAX_API_KEYS)}.`,
    en: `No more can be added: the most is ${MAX_API_KEYS}.`,
  },
  past: { ar: 'انتهى هذا اليوم.', en: 'This day is over.' },
  leaked: {
    ar: 'لا يُرسل المفتاح في العنوان، فالعناوين تُسجَّل. أُلغي هذا المفتاح؛ أنشئ غيره وأرسله في ترويسة Authorization.',
    en: 'A key must not be part of an address, because addresses are logged. This key is revoked: make another, and send it in the header Authorization.',
  },
} as const;

const HINT_LENGTH = 4;

const instantOf = (time: number | string | null) => (time === null ? null : new Date(Number(time)).toISOString());

const keyOf = (row: KeyRow): ApiKey => ({
  _id: row.document_id,
  title: row.title,
  scopes: [...scopesOf(row.scopes)],
  hint: row.hint,
  expiresAt: instantOf(row.expires_at),
  lastUsedAt: instantOf(row.last_used_at),
});

async function rowsOf(menu: MenuRef): Promise<KeyRow[]> {
  const sql = await connection();
  return sql('api_keys').where({ menu_id: menu.id }).orderBy('id', 'desc').select<KeyRow[]>();
}

/** The keys of a menu, the newest first. */
export const listKeys = async (menu: MenuRef): Promise<ApiKey[]> => (await rowsOf(menu)).map(keyOf);

/** @throws {HttpError} 400 if the key would have expired already, 409 if the menu has the most keys */
export const createKey = (menu: MenuRef, input: ApiKeyCreateInput, by: Actor): Promise<NewApiKey> =>
  changeMenu(menu, async () => {
    const { title, scopes, expiresAt } = input;
    const expires_at = expiresAt ? Date.parse(expiresAt) : null;
    if (expires_at !== null && expires_at <= Date.now()) throw invalidField('/expiresAt', ERRORS.past);
    if ((await rowsOf(menu)).length >= MAX_API_KEYS) throw new HttpError(409, ERRORS.full);
    const key = makeKey();
    const shown = { document_id: newId(), title, hint: key.slice(-HINT_LENGTH), expires_at, last_used_at: null };
    const sql = await connection();
    const row = { ...shown, scopes: JSON.stringify(scopes), menu_id: menu.id };
    await sql('api_keys').insert({ ...row, token: secretHash(key) });
    await recordAction({ by, action: 'key-made', menu: menu.documentId, details: { title, scopes } });
    return { ...keyOf({ ...row, id: 0 }), key };
  });

/** @throws {HttpError} 404 */
export const revokeKey = (menu: MenuRef, keyId: string, by: Actor): Promise<null> =>
  changeMenu(menu, async () => {
    const sql = await connection();
    const mine = { menu_id: menu.id, document_id: keyId };
    const row = await sql('api_keys').where(mine).first<KeyRow | undefined>();
    if (!row) throw new HttpError(404);
    await sql('api_keys').where({ id: row.id }).delete();
    await recordAction({ by, action: 'key-revoked', menu: menu.documentId, details: { title: row.title } });
    return null;
  });

/** Revokes a key that was part of an address, if it exists. */
const revokeLeaked = (key: string): Promise<void> =>
  inTransaction(async () => {
    const sql = await connection();
    const row = await sql('api_keys as key')
      .join('menus as menu', 'menu.id', 'key.menu_id')
      .where('key.token', secretHash(key))
      .first<(Pick<KeyRow, 'id' | 'title' | 'hint'> & { readonly menu: string }) | undefined>({
        id: 'key.id',
        title: 'key.title',
        hint: 'key.hint',
        menu: 'menu.document_id',
      });
    if (!row || (await sql('api_keys').where({ id: row.id }).delete()) === 0) return;
    const by = { username: keyName(row.hint), name: row.title };
    await recordAction({ by, action: 'key-leaked', menu: row.menu });
  });

/** Refuses addresses that contain API keys, and revokes the keys, because servers and browsers store addresses. */
export const refuseKeysInAddresses: Middleware = async (ctx, next) => {
  const leaked = keysIn([...new URLSearchParams(ctx.querystring)].flat().join(' '));
  if (leaked.length === 0) return next();
  for (const key of leaked) await revokeLeaked(key);
  throw new HttpError(400, ERRORS.leaked);
};

/** Deletes the keys of deleted menus. */
export async function deleteOrphanedKeys(): Promise<void> {
  const sql = await connection();
  await sql('api_keys').whereNull('menu_id').delete();
}
