/** `npm run export -- MENU FILE`: one menu with its pictures, to be read and to be imported elsewhere. */
import '../src/server/checkEnvironment';
import { resolve } from 'node:path';
import { storedFiles } from '../src/media/storage';
import { exportMenu } from '../src/menu-transfer/export';
import { command, invokedFrom } from '../src/server/cli';
import { makeStrapi } from '../src/server/strapi';

const USAGE = 'npm run export -- MENU FILE\nMENU is an id or a short name.';

command(async () => {
  const [, , menu, file, ...rest] = process.argv;
  if (menu === undefined || file === undefined || file.startsWith('-') || rest.length > 0) {
    console.error(USAGE);
    return 1;
  }
  const path = resolve(invokedFrom(), file);
  const strapi = makeStrapi();
  await strapi.load();
  try {
    const { title, pictures, missing } = await exportMenu(menu, path, storedFiles(), new Date());
    console.log(`Exported ${title} with ${pictures} pictures into ${path}`);
    if (missing.length > 0) console.error(`Not there: the pictures of ${missing.join(', ')}`);
    return 0;
  } finally {
    await strapi.destroy();
  }
});
