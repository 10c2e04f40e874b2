/** `npm run menus -- list|restore ID`: lists and restores deleted menus. */
import './steps/node.mjs';
import { runInCms } from './steps/cms.mjs';
import { command } from './steps/command.mjs';

await command(() => runInCms('menus'));
