/**
 * `npm run restore -- FILE [--replace]`: restores a backup into `DATA_DIR` and `DATABASE_URL`; `--check FILE` only
 * verifies it.
 */
import '../src/server/checkEnvironment';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackup } from '../src/backup/check';
import type { BackupHeader, Manifest } from '../src/backup/format';
import { restore } from '../src/backup/restore';
import { environment } from '../src/config/environment';
import { sharedBucket } from '../src/media/folderOrBucket';
import { runCommand, workingFolder } from '../src/server/cli';

const USAGE = 'npm run restore -- FILE [--replace]\nnpm run restore -- --check FILE';

const options = { check: { type: 'boolean' }, replace: { type: 'boolean' } } as const;

function asked() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

function told({ made = '', qaima }: BackupHeader, { tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `of ${made} by Qaima ${qaima}: ${tables.length} tables with ${rows} rows, and ${files.count} files`;
}

runCommand(async () => {
  const { values, positionals = [] } = asked() ?? {};
  const [file, ...rest] = positionals;
  if (!values || file === undefined || rest.length > 0 || (values.check && values.replace)) {
    console.error(USAGE);
    return 1;
  }
  const path = resolve(workingFolder(), file);
  if (values.check) {
    const { head, manifest } = await checkBackup(path);
    console.log(`The backup is whole, ${told(head, manifest)}.`);
    return 0;
  }
  const { dataDir, databaseUrl } = environment();
  const to = { dataDir, databaseUrl, bucket: sharedBucket(), replace: values.replace ?? false };
  const { head, manifest, replaced } = await restore(path, to);
  console.log(`Restored the backup ${told(head, manifest)}. Start the server: npm start`);
  if (replaced) {
    const database = databaseUrl === undefined ? '' : ', its tables in the database’s schema qaima_replaced';
    console.log(`What was there before is in ${dataDir}/.replaced${database}. Delete it when all is well.`);
  }
  return 0;
});
