/**
 * Deletes pictures that have been unreferenced for 30 days. Until then, cached pages may still show them. Each run
 * reads all references again, and keeps a picture that is referenced again. (docs/spec/domain.md#pictures;
 * docs/decisions/014-pictures.md)
 */
import { DAY_MS, isRecord, propertyOf, toPicture } from '@qaima/schemas';
import { parseJson } from '../../api-runtime/serialize';
import { removePicture } from '../../media/storePicture';
import type { DeletedBatch, CleanupJob } from '../../jobs/cleanupRunner';
import { newId } from '../../database/ids';
import { updateNumbers } from '../../database/bulkUpdate';
import { connection } from '../../database/transaction';
import { referredPictures, type References } from './references';

const UNUSED_PICTURE_TTL_MS = 30 * DAY_MS;

const BATCH_ROWS = 500;

/** The maximum number of references in memory, about 20 MB. More pictures are processed in several passes. */
const MAX_REFERENCES_PER_PASS = 100_000;

const NONE: DeletedBatch = { rows: 0 };

/**
 * A record of Strapi's media library, joined with `stored_pictures`. `id` is null if the picture has no row there,
 * because an earlier version stored it.
 */
interface StoredPicture {
  readonly file: number;
  readonly name: string;
  readonly size: number | string | null;
  readonly formats: unknown;
  readonly id: number | null;
  readonly menu: number | null;
  readonly unused: number | string | null;
}

/** Reads all stored pictures from the media library in pages. Skips other files, so that they are never deleted. */
async function* storedPictures(): AsyncGenerator<readonly (StoredPicture & { readonly pictureId: string })[]> {
  const sql = await connection();
  // The file is identified by its hash, because the panel may change `name`.
  const name = 'files.hash || files.ext';
  for (let last = 0, size = BATCH_ROWS; size === BATCH_ROWS;) {
    const page = await sql('files')
      .leftJoin('stored_pictures', 'stored_pictures.name', sql.raw(name))
      .where('files.id', '>', last)
      .orderBy('files.id')
      .limit(BATCH_ROWS)
      .select<StoredPicture[]>(
        'files.id as file',
        sql.raw(`${name} as name`),
        'files.size',
        'files.formats',
        'stored_pictures.id',
        'stored_pictures.menu_id as menu',
        'stored_pictures.unused_since as unused',
      );
    yield page.flatMap((row) => {
      const pictureId = toPicture(row.name)?.id;
      return pictureId ? [{ ...row, pictureId }] : [];
    });
    last = page.at(-1)?.file ?? last;
    size = page.length;
  }
}

/** The size of a picture including its smaller widths, in bytes. The media library stores kilobytes. */
function bytesOf({ size, formats }: StoredPicture): number {
  const known: unknown = typeof formats === 'string' ? parseJson(formats) : formats;
  const smaller = isRecord(known) ? Object.values(known) : [];
  const kilobytes = smaller.reduce<number>(
    (sum, file) => sum + Number(propertyOf(file, 'size') ?? 0),
    Number(size ?? 0),
  );
  return Math.round(kilobytes * 1000);
}

/**
 * Records for each picture whether it is referenced. A picture without a menu is assigned to the menu that references
 * it.
 */
async function markUsage(
  page: readonly (StoredPicture & { readonly pictureId: string })[],
  used: References,
  now: number,
) {
  const sql = await connection();
  const table = 'stored_pictures';
  const setUnused = async (rows: readonly StoredPicture[], since: number | null) => {
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await sql(table).whereIn('id', ids).update({ unused_since: since });
  };
  const unknown = page.filter(({ id }) => id === null);
  if (unknown.length > 0) {
    const values = unknown.map((row) => ({
      document_id: newId(),
      name: row.name,
      menu_id: used.get(row.pictureId) ?? null,
      bytes: bytesOf(row),
      unused_since: used.has(row.pictureId) ? null : now,
    }));
    await sql(table).insert(values).onConflict('name').ignore();
  }
  const known = page.filter(({ id }) => id !== null);
  const isUsed = ({ pictureId }: { readonly pictureId: string }) => used.has(pictureId);
  await setUnused(
    known.filter((row) => isUsed(row) && row.unused !== null),
    null,
  );
  await setUnused(
    known.filter((row) => !isUsed(row) && row.unused === null),
    now,
  );
  const found = known.flatMap(({ id, menu, pictureId }): [number, number][] => {
    const by = menu === null ? used.get(pictureId) : null;
    return id !== null && typeof by === 'number' ? [[id, by]] : [];
  });
  await updateNumbers(table, ['menu_id'], found);
}

/** Deletes pictures that are unused since `before` or earlier. The next run retries failed deletions. */
async function* removeUnused(before: number): AsyncGenerator<DeletedBatch> {
  const sql = await connection();
  for (;;) {
    const due = await sql('stored_pictures')
      .where('unused_since', '<=', before)
      .orderBy('id')
      .limit(BATCH_ROWS)
      .select<{ name: string; bytes: number | null }[]>('name', 'bytes');
    for (const { name, bytes } of due) {
      await removePicture(name);
      yield { rows: 1, bytes: bytes ?? 0 };
    }
    if (due.length < BATCH_ROWS) return;
  }
}

export const unusedPictureCleanup: CleanupJob = {
  name: 'unused-pictures',
  async *batches(now) {
    const sql = await connection();
    const [{ count = 0 } = {}] = await sql('files').count<{ count?: number | string }[]>({ count: '*' });
    const passes = Math.max(1, Math.ceil(Number(count) / MAX_REFERENCES_PER_PASS));
    for (let pass = 0; pass < passes; pass++) {
      const isOfPass = (pictureId: string) => Number.parseInt(pictureId.slice(-6), 36) % passes === pass;
      const used = await referredPictures(isOfPass);
      for await (const page of storedPictures()) {
        await markUsage(
          page.filter(({ pictureId }) => isOfPass(pictureId)),
          used,
          now,
        );
        yield NONE;
      }
    }
    yield* removeUnused(now - UNUSED_PICTURE_TTL_MS);
  },
};
