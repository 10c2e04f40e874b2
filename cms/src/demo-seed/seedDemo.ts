/** Seeds the demo menu and its accounts. (docs/spec/operations.md#demo) */
import { adminLink, menuLinkById, menuLinkByUsername } from '@qaima/schemas';
import { menus, pictureOf as pictureBytes, type DemoMenuName } from '../../demo-data';
import { environment } from '../config/environment';
import { storePicture } from '../media/storePicture';
import { seedOrders } from './orders';
import { adminsOf, seedPeople, sellerOf, type DemoAccount } from './people';
import { seedPublicImages } from './publicImages';
import { seedMenu, type PictureOf } from './seedMenu';

const say = (line: string) => console.log(line);

/** Stores each picture once, as an upload would. */
function pictures(): PictureOf {
  const stored = new Map<string, Promise<string>>();
  return (key) => {
    const known = stored.get(key);
    if (known) return known;
    const storing = pictureBytes(key).then((bytes) => storePicture(bytes));
    stored.set(key, storing);
    return storing;
  };
}

/** Seeds a demo menu with its accounts. @returns its public id, and whether it was created */
export async function seed(name: DemoMenuName): Promise<{ readonly id: string; readonly made: boolean }> {
  await seedPeople();
  return seedMenu(menus[name](), adminsOf(name), pictures(), say);
}

export const isDemoMenu = (name: string): name is DemoMenuName => Object.hasOwn(menus, name);

/** The menu that is seeded first. */
const FIRST: DemoMenuName = 'innova';

/** The demo's links and accounts, for the terminal. */
function greeting(menuId: string, logIns: readonly DemoAccount[]): readonly string[] {
  const { publicUrl } = environment();
  const entries = logIns.map(({ role, username, password }) => `  ${role.padEnd(5)}  ${username}  ${password}`);
  return [
    '',
    `The demo menu      ${menuLinkByUsername(publicUrl, FIRST)}`,
    `                   ${menuLinkById(publicUrl, menuId)}`,
    `Its owner's area   ${adminLink(publicUrl, FIRST)}`,
    'The demo log-ins:',
    ...entries,
    '',
  ];
}

/** Seeds the demo if it is enabled. @returns the lines to print */
export async function openDemo(): Promise<readonly string[]> {
  if (!environment().demo) return [];
  const logIns = await seedPeople();
  const pictureOf = pictures();
  const { id, made } = await seedMenu(menus[FIRST](), adminsOf(FIRST), pictureOf, say);
  if (made) {
    await seedOrders(id, sellerOf());
    await seedPublicImages(menus[FIRST](), pictureOf);
  }
  return greeting(id, logIns);
}
