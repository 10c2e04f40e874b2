/** `npm run restore -- FILE [--replace]`: a backup into `DATA_DIR` and `DATABASE_URL`; `--check FILE` only reads it. */
import './steps/node.mjs';
import { runInCms } from './steps/cms.mjs';
import { command } from './steps/command.mjs';

await command(() => runInCms('restore'));
