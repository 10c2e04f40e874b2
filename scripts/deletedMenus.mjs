/** `npm run menus -- list|restore ID`: lists and restores deleted menus. */
import './lib/checkNodeVersion.mjs';
import { runInCms } from './lib/runInCms.mjs';
import { command } from './lib/command.mjs';

await command(() => runInCms('deletedMenus'));
