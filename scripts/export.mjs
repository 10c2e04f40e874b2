/** `npm run export -- MENU FILE`: exports one menu with its pictures, readable and importable elsewhere. */
import './lib/checkNodeVersion.mjs';
import { runInCms } from './lib/runInCms.mjs';
import { command } from './lib/command.mjs';

await command(() => runInCms('export', { asBuilt: true }));
