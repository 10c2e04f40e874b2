/**
 * `npm run restore -- FILE [--replace]`: restores a backup into `DATA_DIR` and `DATABASE_URL`; `--check FILE` only
 * verifies it.
 */
import './lib/checkNodeVersion.mjs';
import { runInCms } from './lib/runInCms.mjs';
import { command } from './lib/command.mjs';

await command(() => runInCms('restore'));
