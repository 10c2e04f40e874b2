/**
 * Mail that is never lost between a change and its letter: it is written in the transaction that causes it, sent right
 * after the commit, and tried again until it is taken. A mail may arrive twice if the process dies between sending and
 * noting so; it never arrives for what was rolled back.
 */
import { createQueueWorker } from '../jobs/queueWorker';
import { newId } from '../database/ids';
import { afterCommit, connection, inTransaction } from '../database/transaction';
import { retryDelay } from '../jobs/retryDelay';
import { createMailTransport, type Mail, type MailTransport } from './transport';
import { encrypt, decrypt } from './encryption';

/** How long whoever took a mail has to send it before another may, in ms. */
const LEASE_MS = 2 * 60 * 1000;

/** How many mails are sent at once. */
const MAX_PARALLEL_MAILS = 4;

/** How long a mail is tried, in ms. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

interface Queued {
  readonly topic: string;
  readonly mail: Mail;
  /** For nobody: queued like any other so that it costs the same, and dropped when its turn comes. */
  readonly decoy?: boolean;
  /** How long it is worth sending, in ms. */
  readonly maxAge?: number;
}

/** Queues a mail. Within a transaction it belongs to it. */
export async function queueMail({
  topic,
  mail: letter,
  decoy = false,
  maxAge: patience = MAX_AGE_MS,
}: Queued): Promise<void> {
  const now = Date.now();
  await inTransaction(async () => {
    const sql = await connection();
    await sql('mails').where({ topic }).delete();
    await sql('mails').insert({
      document_id: newId(),
      topic,
      sealed: encrypt(JSON.stringify(decoy ? null : letter)),
      attempts: 0,
      due_at: now,
      expires_at: now + patience,
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

/** How many mails are due by an instant (epoch ms). */
export async function countMailsDue(by: number): Promise<number> {
  const sql = await connection();
  const counted = await sql('mails').where('due_at', '<=', by).count<{ due: number | string }[]>({ due: '*' });
  return Number(counted[0]?.due ?? 0);
}

/** How many mails wait that were tried so many times or more; 0: all that wait. */
export async function countMailsByAttempts(times: number): Promise<number> {
  const sql = await connection();
  const counted = await sql('mails').where('attempts', '>=', times).count<{ tried: number | string }[]>({ tried: '*' });
  return Number(counted[0]?.tried ?? 0);
}

/** Takes the next mail that is due, for {@link LEASE_MS}. Of several processes that look at once, one gets it. */
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

/** What a failed attempt may say in the log: codes, never the words, in which servers repeat the address. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (
    [code, responseCode]
      .filter((part) => part !== undefined)
      .map(String)
      .join(' ') || 'unknown'
  );
}

async function send(taken: LeasedMail, post: MailTransport): Promise<void> {
  const id = taken.document_id;
  if (Number(taken.expires_at) <= Date.now()) {
    strapi.log.error('A mail was given up.', { mail: id, attempts: taken.attempts - 1 });
    await drop(taken);
    return;
  }
  let letter: Mail | null;
  try {
    letter = JSON.parse(decrypt(taken.sealed)) as Mail | null;
  } catch {
    strapi.log.error('A mail was dropped: it was sealed with another secret.', { mail: id });
    await drop(taken);
    return;
  }
  try {
    if (letter) await post(letter, id);
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

let post: MailTransport | undefined;

/** Sends the mails that are due, {@link MAX_PARALLEL_MAILS} at a time. */
async function sendDue(): Promise<void> {
  const work = async () => {
    for (let taken = await lease(); taken; taken = await lease()) await send(taken, (post ??= createMailTransport()));
  };
  await Promise.all(Array.from({ length: Math.min(await countMailsDue(Date.now()), MAX_PARALLEL_MAILS) }, work));
}

/** Sends what is due, when it was queued and later. */
export const outbox = createQueueWorker(sendDue, (error) =>
  strapi.log.warn('The outbox could not be read.', { reason: reasonOf(error) }),
);
