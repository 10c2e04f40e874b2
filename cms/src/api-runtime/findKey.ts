/** Finds the API key of a request. Only hashes of keys are stored. */
import { API_KEY_PREFIX, apiKeySchema, HOUR_MS, type Scope } from '@qaima/schemas';
import type { Context } from 'koa';
import { connection } from '../database/transaction';
import { keysIn } from '../http/keyFormat';
import { secretHash } from '../http/secretHash';
import type { Actor } from '../http/sessions/store';
import { readStored } from './serialize';

/** The row of a key in the database; times are in epoch ms. */
export interface KeyRow {
  readonly id: number;
  readonly document_id: string;
  readonly menu_id: number;
  readonly title: string;
  /** JSON, which SQLite returns as text. */
  readonly scopes: unknown;
  readonly hint: string;
  readonly expires_at: number | string | null;
  readonly last_used_at: number | string | null;
}

export interface FoundKey {
  readonly id: number;
  readonly menuId: number;
  readonly scopes: readonly Scope[];
  /** Names the key where an account is named, as in the audit log. */
  readonly actor: Actor;
}

/** The name by which logs tell a key from accounts, whose names have no such characters. */
export const keyName = (hint: string): string => `${API_KEY_PREFIX}…${hint}`;

export const scopesOf = (stored: unknown): readonly Scope[] => readStored(apiKeySchema.properties.scopes, stored) ?? [];

/** The text that a request sends as its key; null if it sends none. */
export function sentKey(ctx: Context): string | null {
  const [scheme = '', key = ''] = ctx.get('Authorization').trim().split(/ +/);
  return scheme.toLowerCase() === 'bearer' && key.startsWith(API_KEY_PREFIX) ? key : null;
}

/** Finds a key that is valid at a time in epoch ms, and records to the hour that it was used; null if there is none. */
export async function findKey(key: string, now: number): Promise<FoundKey | null> {
  if (keysIn(key)[0] !== key) return null;
  const sql = await connection();
  const row = await sql('api_keys')
    .where({ token: secretHash(key) })
    .whereNotNull('menu_id')
    .first<KeyRow | undefined>();
  if (!row || (row.expires_at !== null && Number(row.expires_at) <= now)) return null;
  if (now - Number(row.last_used_at ?? 0) >= HOUR_MS)
    await sql('api_keys').where({ id: row.id }).update({ last_used_at: now });
  const actor = { username: keyName(row.hint), name: row.title };
  return { id: row.id, menuId: row.menu_id, scopes: scopesOf(row.scopes), actor };
}
