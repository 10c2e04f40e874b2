/**
 * `npm run export -- MENU FILE`: exports one menu with its pictures, in a readable format that another server can
 * import.
 */
import './lib/checkNodeVersion.mjs';
import { runInCms } from './lib/runInCms.mjs';
import { command } from './lib/command.mjs';

await command(() => runInCms('export', { asBuilt: true }));
