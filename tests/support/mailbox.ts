/** The letters a server without a mail server leaves in its outbox. (Decisions, section 8.) */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Data } from './data.js';
import { until } from './until.js';

export interface Letter {
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const mentions = (letter: Buffer, address: string) =>
  letter.toString('latin1').toLowerCase().includes(address.toLowerCase());

/** The letters to an address, the oldest first. */
export async function lettersTo({ folder }: Data, address: string): Promise<readonly Letter[]> {
  const outbox = join(folder, 'outbox');
  if (!existsSync(outbox)) return [];
  const files = readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => join(outbox, name))
    .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs || (one < other ? -1 : 1));
  // A server that many tests share has many letters: only those that hold the address are read closely.
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
 * The six digits of a letter to an address; waits for that letter.
 * @param nth which of the letters to this address: 1 is the first that ever came
 */
export function codeFor(data: Data, address: string, nth = 1): Promise<string> {
  const find = async () => {
    const letter = (await lettersTo(data, address))[nth - 1];
    return letter && /(?<!\d)\d{6}(?!\d)/.exec(letter.text)?.[0];
  };
  return until(find, `Letter ${nth} to ${address}, with a code,`);
}
