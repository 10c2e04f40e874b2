/**
 * Reads mails. A server without a configured mail server writes them to its outbox folder.
 * (docs/spec/operations.md#mail)
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Data } from './dataFolder.js';
import { until } from './until.js';

export interface MailMessage {
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const mentions = (letter: Buffer, address: string) =>
  letter.toString('latin1').toLowerCase().includes(address.toLowerCase());

/** The mails to an address, oldest first. */
export async function mailTo({ folder }: Data, address: string): Promise<readonly MailMessage[]> {
  const outbox = join(folder, 'outbox');
  if (!existsSync(outbox)) return [];
  const files = readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => join(outbox, name))
    .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs || (one < other ? -1 : 1));
  // Parses only files that contain the address, because a shared server has many mails.
  const letters = files.map((file) => readFileSync(file)).filter((letter) => mentions(letter, address));
  const mails = await Promise.all(letters.map((letter) => PostalMime.parse(letter)));
  return mails
    .map((mail) => ({
      to: (mail.to ?? []).flatMap((one) => one.address?.toLowerCase() ?? []),
      from: mail.from?.address ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
    }))
    .filter(({ to }) => to.includes(address.toLowerCase()));
}

/**
 * Waits for a mail to an address, and returns the six-digit code in it.
 * @param nth the number of the mail to this address; 1 is the first
 */
export function codeFor(data: Data, address: string, nth = 1): Promise<string> {
  const find = async () => {
    const letter = (await mailTo(data, address))[nth - 1];
    return letter && /(?<!\d)\d{6}(?!\d)/.exec(letter.text)?.[0];
  };
  return until(find, `Letter ${nth} to ${address}, with a code,`);
}
