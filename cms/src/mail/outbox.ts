/** The outbox of mails: stored in the transaction that causes them, sent until the mail server accepts them. */
import { DAY_MS, MINUTE_MS, propertyOf } from '@qaima/schemas';
import { createDurableQueue, type QueuedRow } from '../jobs/durableQueue';
import { createMailTransport, type Mail, type MailTransport } from './transport';
import { createEncryption } from '../config/encryption';

/** A stored mail is encrypted, because it may contain a code. */
const encryption = createEncryption('outbox');

const MAX_PARALLEL_MAILS = 4;

const MAX_AGE_MS = DAY_MS;

interface MailColumns {
  readonly topic: string;
  readonly sealed: string;
}

interface Queued {
  readonly topic: string;
  readonly mail: Mail;
  /** Whether the mail is queued but never sent. So a request takes the same time whether or not it sends a mail. */
  readonly decoy?: boolean;
  /** The mail is dropped if it can't be sent within this time, in ms. */
  readonly maxAge?: number;
}

/**
 * The reason of a failed attempt, for the log. Contains only codes, because messages of mail servers include
 * addresses.
 */
function reasonOf(error: unknown): string {
  return (
    [propertyOf(error, 'code'), propertyOf(error, 'responseCode')]
      .filter((part) => part !== undefined)
      .map(String)
      .join(' ') || 'unknown'
  );
}

/** @returns undefined if the mail was sealed with another secret, null for a decoy */
function opened({ sealed }: MailColumns): Mail | null | undefined {
  try {
    // The cast is safe: `queueMail` has written this JSON.
    return JSON.parse(encryption.decrypt(sealed)) as Mail | null;
  } catch {
    return undefined;
  }
}

let transport: MailTransport | undefined;

async function send(row: QueuedRow & MailColumns): Promise<void> {
  const mail = opened(row);
  if (mail === undefined)
    strapi.log.error('A mail was dropped: it was sealed with another secret.', { mail: row.document_id });
  if (mail) await (transport ??= createMailTransport())(mail, row.document_id);
}

const queue = createDurableQueue<MailColumns>({
  table: 'mails',
  columns: ['topic', 'sealed'],
  lease: 2 * MINUTE_MS,
  parallel: MAX_PARALLEL_MAILS,
  send: async (rows) => void (await Promise.all(rows.map(send))),
  expired([row]) {
    if (row) strapi.log.error('A mail was given up.', { mail: row.document_id, attempts: row.attempts - 1 });
  },
  failed(error, [row], attempts) {
    if (row) strapi.log.warn('A mail could not be sent.', { mail: row.document_id, attempts, reason: reasonOf(error) });
  },
  unreadable: (error) => strapi.log.warn('The outbox could not be read.', { reason: reasonOf(error) }),
});

export const outbox = queue.worker;

/** Queues a mail in the current transaction. Replaces queued mails on the same topic. */
export async function queueMail({ topic, mail, decoy = false, maxAge = MAX_AGE_MS }: Queued): Promise<void> {
  const sealed = encryption.encrypt(JSON.stringify(decoy ? null : mail));
  await queue.add([{ topic, sealed, expiresAt: Date.now() + maxAge }], { topic });
}

/** The number of mails that are due at a time (epoch ms). */
export const countMailsDue = (by: number): Promise<number> =>
  queue.count((mails) => void mails.where('due_at', '<=', by));

/** The number of queued mails with at least this many attempts. */
export const countMailsByAttempts = (times: number): Promise<number> =>
  queue.count((mails) => void mails.where('attempts', '>=', times));
