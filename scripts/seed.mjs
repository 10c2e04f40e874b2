/** `npm run seed -- NAME`: adds a demo menu, or with `venues` many venues and their orders, to the database. */
import './lib/checkNodeVersion.mjs';
import { runInCms } from './lib/runInCms.mjs';
import { command } from './lib/command.mjs';

await command(() => runInCms('seed'));
