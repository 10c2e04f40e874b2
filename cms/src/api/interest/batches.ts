/** Counts the batches of front servers, each once. (docs/decisions/037-visits-in-batches.md) */
import {
  isJournalEntry,
  MAX_REPORT_AGE_MS,
  type JournalEntry,
  type TypeOf,
  type visitBatchSchema,
} from '@qaima/schemas';
import { newId } from '../../database/ids';
import { connection, inTransaction } from '../../database/transaction';
import { countReports } from './counts';

type Batch = TypeOf<typeof visitBatchSchema>;

/**
 * Records that a journal is counted up to a batch. The row's lock makes a concurrent repetition wait.
 * @returns whether the batch is to be counted
 */
async function advance({ journal, sequence }: Omit<Batch, 'entries'>, now: number): Promise<boolean> {
  const sql = await connection();
  const advanced = await sql('visit_journals')
    .insert({ document_id: newId(), journal, sequence, at: now })
    .onConflict('journal')
    .merge(['sequence', 'at'])
    .where('visit_journals.sequence', '<', sequence)
    .returning('id');
  return advanced.length > 0;
}

/** Counts a batch in one transaction. A batch that was counted before, or precedes such a one, changes nothing. */
export async function countBatch({ entries, ...batch }: Batch): Promise<void> {
  const now = Date.now();
  const recent = entries.filter(isJournalEntry).filter(({ at }) => at > now - MAX_REPORT_AGE_MS);
  await inTransaction(async () => {
    // The clock of another machine may be ahead.
    if (await advance(batch, now))
      await countReports(recent.map((entry): JournalEntry => ({ ...entry, at: Math.min(entry.at, now) })));
  });
}
