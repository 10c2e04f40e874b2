/**
 * `npm run restore -- FILE [--replace]`: restores a backup into `DATA_DIR` and `DATABASE_URL`; `--check FILE` only
 * verifies it.
 */
import './steps/node.mjs';
import { runInCms } from './steps/cms.mjs';
import { command } from './steps/command.mjs';

await command(() => runInCms('restore'));
