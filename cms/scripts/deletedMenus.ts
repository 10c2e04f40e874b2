/** `npm run menus -- list` and `npm run menus -- restore ID`: lists and restores deleted menus. */
import { listDeleted, restoreMenu } from '../src/api/menu/deletedMenus';
import { createApp } from '../src/server/strapi';

const USAGE = 'npm run menus -- list\nnpm run menus -- restore ID';

/** The actor of this command in the audit log. */
const COMMAND = { username: '', name: 'npm run menus' };

const day = (instant: string) => instant.slice(0, 10);

async function list(): Promise<number> {
  const menus = await listDeleted();
  for (const { _id, username, institution, at, until } of menus) {
    const names = [username, institution.name, institution.contact?.phone].filter(Boolean).join('  ');
    console.log(`${_id}  deleted ${day(at)}, kept until ${day(until)}  ${names}`);
  }
  if (menus.length === 0) console.log('There is no menu in the trash.');
  return 0;
}

async function restore(id: string): Promise<number> {
  if (await restoreMenu(id, COMMAND)) {
    console.log(`Restored ${id}. It is inactive, as it was: activate it to show it to visitors.`);
    return 0;
  }
  console.error(`There is no menu ${id} in the trash. See: npm run menus -- list`);
  return 1;
}

async function main(): Promise<number> {
  const [, , what, id] = process.argv;
  const work = what === 'list' ? list : what === 'restore' && id ? () => restore(id) : undefined;
  if (!work) {
    console.error(USAGE);
    return 1;
  }
  const strapi = createApp();
  await strapi.load();
  const code = await work();
  await strapi.destroy();
  return code;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
