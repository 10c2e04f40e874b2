/** `npm run backup -- FILE`: writes all data to one file while the server runs. */
import '../src/server/checkEnvironment';
import { relative, resolve } from 'node:path';
import { CliError } from '../src/errors/cliError';
import { createBackup } from '../src/backup/backup';
import { takeSnapshot } from '../src/backup/snapshot';
import { environment } from '../src/config/environment';
import { storedFiles } from '../src/media/folderOrBucket';
import { runCommand, workingFolder } from '../src/server/cli';

const USAGE = 'npm run backup -- FILE';

/** How many missing pictures are listed. */
const MAX_LISTED_PICTURES = 5;

runCommand(async () => {
  const [, , file, ...rest] = process.argv;
  if (file === undefined || file.startsWith('-') || rest.length > 0) {
    console.error(USAGE);
    return 1;
  }
  const path = resolve(workingFolder(), file);
  const { databaseUrl, dataDir } = environment();
  if (!relative(dataDir, path).startsWith('..')) {
    throw new CliError(`${path} lies in DATA_DIR, which it is to back up. Choose a place outside of it.`);
  }
  const source = await takeSnapshot(databaseUrl, dataDir);
  try {
    const { tables, files } = await createBackup(path, source, { dataDir, stored: storedFiles() }, new Date());
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Backed up ${tables.length} tables with ${rows} rows, and ${files.count} files, into ${path}`);
    for (const name of source.foreignTables) console.error(`Not in it, since it is not Qaima’s: ${name}`);
    const { missing = 0, missed = [] } = files;
    if (missing > 0) {
      console.error(`${missing} picture files were not there: ${missed.slice(0, MAX_LISTED_PICTURES).join(', ')} …`);
    }
    return 0;
  } finally {
    await source.close();
  }
});
