/** `npm run export -- MENU FILE`: exports one menu with its pictures, readable and importable elsewhere. */
import './steps/node.mjs';
import { runInCms } from './steps/cms.mjs';
import { command } from './steps/command.mjs';

await command(() => runInCms('export', { asBuilt: true }));
