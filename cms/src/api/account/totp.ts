/** Codes of authenticator apps (RFC 6238: SHA-1, 6 digits, 30 s). (docs/spec/api.md#second-factor) */
import type { NewTotp } from '@qaima/schemas';
import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';
import { createEncryption } from '../../config/encryption';
import { newId } from '../../database/ids';
import { connection } from '../../database/transaction';

const encryption = createEncryption('totp');

const STEP_SECONDS = 30;

/** How many steps a clock may be off. */
const WINDOW = 1;

const totpOf = (secret: Secret, label = '') =>
  new TOTP({ issuer: 'Qaima', label, secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });

/** The time step of a code at an instant (epoch ms); null if it is wrong. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + delta;
}

/** A new secret, which replaces one that is not confirmed; null if an app is confirmed already. */
export async function startTotp(user: { readonly id: number; readonly username: string }): Promise<NewTotp | null> {
  const secret = new Secret({ size: 20 });
  const sql = await connection();
  const stored = await sql('totps')
    .insert({
      document_id: newId(),
      user_id: user.id,
      secret: encryption.encrypt(secret.base32, String(user.id)),
      is_confirmed: false,
      last_step: 0,
    })
    .onConflict('user_id')
    .merge(['secret'])
    .where('totps.is_confirmed', false)
    .returning<unknown[]>('id');
  if (stored.length === 0) return null;
  const uri = totpOf(secret, user.username).toString();
  return { secret: secret.base32, uri, qr: await QRCode.toString(uri, { type: 'svg', margin: 2 }) };
}

/**
 * Whether this is the current code of the account's app. A time step counts once.
 * @param isConfirmed whether the app is a factor already, or becomes one by this code
 */
export async function useTotpCode(userId: number, code: string, isConfirmed: boolean): Promise<boolean> {
  const sql = await connection();
  const app = { user_id: userId, is_confirmed: isConfirmed };
  const held = await sql('totps').where(app).first<{ secret: string } | undefined>('secret');
  const step = held ? stepOf(encryption.decrypt(held.secret, String(userId)), code, Date.now()) : null;
  if (step === null) return false;
  const used = await sql('totps')
    .where(app)
    .andWhere('last_step', '<', step)
    .update({ last_step: step, is_confirmed: true });
  return used === 1;
}

export async function hasTotp(userId: number): Promise<boolean> {
  const sql = await connection();
  return (await sql('totps').where({ user_id: userId, is_confirmed: true }).first('id')) !== undefined;
}

export async function removeTotp(userId: number): Promise<void> {
  const sql = await connection();
  await sql('totps').where({ user_id: userId }).delete();
}
