/** `npm run import -- FILE [--admin USERNAME]`: creates a menu from an exported file. */
import '../src/server/checkEnvironment';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { menuLinkById, menuLinkByUsername } from '@qaima/schemas';
import { environment } from '../src/config/environment';
import { importMenu } from '../src/menu-transfer/import';
import { runCommand, workingFolder } from '../src/server/cli';
import { createApp } from '../src/server/strapi';

const USAGE = 'npm run import -- FILE [--admin USERNAME]…';

const options = { admin: { type: 'string', multiple: true } } as const;

function asked() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

runCommand(async () => {
  const { values, positionals = [] } = asked() ?? {};
  const [file, ...rest] = positionals;
  if (!values || file === undefined || rest.length > 0) {
    console.error(USAGE);
    return 1;
  }
  const admins = values.admin ?? [];
  const strapi = createApp();
  await strapi.load();
  try {
    const { id, username, items, sameIds } = await importMenu(resolve(workingFolder(), file), admins);
    const { publicUrl } = environment();
    console.log(`Imported a menu of ${items} items: ${menuLinkById(publicUrl, id)}`);
    console.log(username ? `Its short name: ${menuLinkByUsername(publicUrl, username)}` : 'It has no short name here.');
    if (!sameIds) console.log('Some ids were taken already: those parts have new ones.');
    if (admins.length === 0) console.log('Staff alone may change it until they add an admin, on their desk.');
    return 0;
  } finally {
    await strapi.destroy();
  }
});
