/** `npm run backup -- FILE`: everything in one file, while the server serves. */
import './steps/node.mjs';
import { runInCms } from './steps/cms.mjs';
import { command } from './steps/command.mjs';

await command(() => runInCms('backup', { asBuilt: true }));
