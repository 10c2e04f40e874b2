/** `npm run seed -- NAME`: adds a demo menu to the database; `npm run seed -- venues`: many venues and their orders. */
import './lib/checkNodeVersion.mjs';
import { runInCms } from './lib/runInCms.mjs';
import { command } from './lib/command.mjs';

await command(() => runInCms('seed'));
