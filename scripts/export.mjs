/** `npm run export -- MENU FILE`: one menu with its pictures, to be read and to be imported elsewhere. */
import './steps/node.mjs';
import { runInCms } from './steps/cms.mjs';
import { command } from './steps/command.mjs';

await command(() => runInCms('export', { asBuilt: true }));
