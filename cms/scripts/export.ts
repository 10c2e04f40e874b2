/** `npm run export -- MENU FILE`: writes one menu with its pictures. */
import '../src/server/checkEnvironment';
import { resolve } from 'node:path';
import { storedFiles } from '../src/media/folderOrBucket';
import { exportMenu } from '../src/menu-transfer/export';
import { runCommand, workingFolder } from '../src/server/cli';
import { createApp } from '../src/server/strapi';

const USAGE = 'npm run export -- MENU FILE\nMENU is an id or a short name.';

runCommand(async () => {
  const [, , menu, file, ...rest] = process.argv;
  if (menu === undefined || file === undefined || file.startsWith('-') || rest.length > 0) {
    console.error(USAGE);
    return 1;
  }
  const path = resolve(workingFolder(), file);
  const strapi = createApp();
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
