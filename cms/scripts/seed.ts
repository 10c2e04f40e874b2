/** `npm run seed -- NAME`: seeds a demo menu. */
import { menus } from '../demo-data';
import { isDemoMenu, seed } from '../src/demo/seedDemo';
import { createApp } from '../src/server/strapi';

const USAGE = `Which menu? npm run seed -- ${Object.keys(menus).join('|')}`;

async function main(): Promise<number> {
  const [, , name = ''] = process.argv;
  if (!isDemoMenu(name)) {
    console.error(USAGE);
    return 1;
  }
  const strapi = createApp();
  await strapi.load();
  const { id, made } = await seed(name);
  console.log(made ? `Seeded /m/${name} (${id}).` : `/m/${name} is there already (${id}).`);
  await strapi.destroy();
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
