/**
 * The outbox of mails. A mail is stored in the transaction that causes it. After the commit it is sent, and retried
 * until the mail server accepts it or the mail expires. After a rollback, nothing is sent. If the process dies between
 * sending a mail and deleting its row, the mail is sent twice.
 */
import { DAY_MS, MINUTE_MS, propertyOf } from '@qaima/schemas';
import { createQueueWorker } from '../jobs/queueWorker';
import { newId } from '../database/ids';
import { afterCommit, connection, inTransaction } from '../database/transaction';
import { retryDelay } from '../jobs/retryDelay';
import { createMailTransport, type Mail, type MailTransport } from './transport';
import { encrypt, decrypt } from './encryption';

/** A process reserves a mail for this time to send it. */
const LEASE_MS = 2 * MINUTE_MS;

const MAX_PARALLEL_MAILS = 4;

const MAX_AGE_MS = DAY_MS;

interface Queued {
  readonly topic: string;
  readonly mail: Mail;
  /** Whether the mail is queued but never sent. So a request takes the same time whether or not it sends a mail. */
  readonly decoy?: boolean;
  /** The mail is dropped if it can't be sent within this time, in ms. */
  readonly maxAge?: number;
}

/** Queues a mail in the current transaction. Replaces queued mails on the same topic. */
export async function queueMail({ topic, mail, decoy = false, maxAge = MAX_AGE_MS }: Queued): Promise<void> {
  const now = Date.now();
  await inTransaction(async () => {
    const sql = await connection();
    await sql('mails').where({ topic }).delete();
    await sql('mails').insert({
      document_id: newId(),
      topic,
      sealed: encrypt(JSON.stringify(decoy ? null : mail)),
      attempts: 0,
      due_at: now,
      expires_at: now + maxAge,
    });
    afterCommit(() => void outbox.run());
  });
}

interface LeasedMail {
  readonly id: number;
  readonly document_id: string;
  readonly sealed: string;
  readonly attempts: number;
  readonly expires_at: number | string;
}

/** The number of mails that are due at a time (epoch ms). */
export async function countMailsDue(by: number): Promise<number> {
  const sql = await connection();
  const counted = await sql('mails').where('due_at', '<=', by).count<{ due: number | string }[]>({ due: '*' });
  return Number(counted[0]?.due ?? 0);
}

/** The number of queued mails with at least this many attempts. */
export async function countMailsByAttempts(times: number): Promise<number> {
  const sql = await connection();
  const counted = await sql('mails').where('attempts', '>=', times).count<{ tried: number | string }[]>({ tried: '*' });
  return Number(counted[0]?.tried ?? 0);
}

/** Reserves the next due mail for {@link LEASE_MS}. If several processes try, only one gets it. */
async function lease(): Promise<LeasedMail | undefined> {
  const now = Date.now();
  const sql = await connection();
  const next = sql('mails').select('id').where('due_at', '<=', now).orderBy('due_at').limit(1);
  const [taken] = await sql('mails')
    .where({ id: next })
    .andWhere('due_at', '<=', now)
    .update({ due_at: now + LEASE_MS, attempts: sql.raw('attempts + 1') })
    .returning<LeasedMail[]>(['id', 'document_id', 'sealed', 'attempts', 'expires_at']);
  return taken;
}

const drop = async ({ id }: LeasedMail) => (await connection())('mails').where({ id }).delete();

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

async function send(taken: LeasedMail, transport: MailTransport): Promise<void> {
  const id = taken.document_id;
  if (Number(taken.expires_at) <= Date.now()) {
    strapi.log.error('A mail was given up.', { mail: id, attempts: taken.attempts - 1 });
    await drop(taken);
    return;
  }
  let mail: Mail | null;
  try {
    // The cast is safe: `queueMail` has written this JSON.
    mail = JSON.parse(decrypt(taken.sealed)) as Mail | null;
  } catch {
    strapi.log.error('A mail was dropped: it was sealed with another secret.', { mail: id });
    await drop(taken);
    return;
  }
  try {
    if (mail) await transport(mail, id);
  } catch (error) {
    strapi.log.warn('A mail could not be sent.', { mail: id, attempts: taken.attempts, reason: reasonOf(error) });
    const sql = await connection();
    await sql('mails')
      .where({ id: taken.id })
      .update({ due_at: Date.now() + retryDelay(taken.attempts) });
    return;
  }
  await drop(taken);
}

let transport: MailTransport | undefined;

/** Sends due mails, {@link MAX_PARALLEL_MAILS} at a time. */
async function sendDue(): Promise<void> {
  const work = async () => {
    for (let taken = await lease(); taken; taken = await lease())
      await send(taken, (transport ??= createMailTransport()));
  };
  await Promise.all(Array.from({ length: Math.min(await countMailsDue(Date.now()), MAX_PARALLEL_MAILS) }, work));
}

export const outbox = createQueueWorker(sendDue, (error) =>
  strapi.log.warn('The outbox could not be read.', { reason: reasonOf(error) }),
);
