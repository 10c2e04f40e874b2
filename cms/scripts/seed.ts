/** `npm run seed -- NAME`: seeds a demo menu, or with `venues` many venues with their orders. */
import { menus } from '../demo-data';
import { isDemoMenu, seed } from '../src/demo-seed/seedDemo';
import { seedVenues } from '../src/demo-seed/seedVenues';
import { createApp } from '../src/server/strapi';

/** The name that seeds many venues instead of one menu. */
const MANY = 'venues';

const USAGE = `What? npm run seed -- ${[...Object.keys(menus), MANY].join('|')}`;

/** @returns a function that seeds the data with this name and returns the line to print; null for an unknown name */
function seedingOf(name: string): (() => Promise<string>) | null {
  if (name === MANY)
    return async () => {
      const { venues, orders } = await seedVenues();
      return venues > 0 ? `Seeded ${venues} venues with ${orders} orders.` : 'The venues are there already.';
    };
  if (!isDemoMenu(name)) return null;
  return async () => {
    const { id, made } = await seed(name);
    return made ? `Seeded /m/${name} (${id}).` : `/m/${name} is there already (${id}).`;
  };
}

async function main(): Promise<number> {
  const [, , name = ''] = process.argv;
  const seeding = seedingOf(name);
  if (!seeding) {
    console.error(USAGE);
    return 1;
  }
  const strapi = createApp();
  await strapi.load();
  console.log(await seeding());
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
