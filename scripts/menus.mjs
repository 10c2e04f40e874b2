/** `npm run menus -- list|restore ID`: the menus in the trash, and the way back. */
import './steps/node.mjs';
import { runInCms } from './steps/cms.mjs';
import { command } from './steps/command.mjs';

await command(() => runInCms('menus'));
