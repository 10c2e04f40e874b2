/** The demo menu. (docs/spec/operations.md#demo) */
import { adminLink, menuLinkById, menuLinkByUsername } from '@qaima/schemas';
import { menus, pictureOf as drawingOf, type DemoMenuName, type PictureKey } from '../../demo';
import { environment } from '../config/environment';
import { storePicture } from '../media/pictures';
import { seedOrders } from './orders';
import { adminsOf, seedPeople, sellerOf, type DemoAccount } from './people';
import { seedPublicImages } from './publicImages';
import { seedMenu, type PictureOf } from './seed';

const say = (line: string) => console.log(line);

/** Draws each picture once, and keeps it like an upload. */
function pictures(): PictureOf {
  const stored = new Map<PictureKey, Promise<string>>();
  return (key) => {
    const known = stored.get(key);
    if (known) return known;
    const storing = drawingOf(key).then((bytes) => storePicture(bytes));
    stored.set(key, storing);
    return storing;
  };
}

/** Seeds a menu of the demo, with its people. @returns its public id */
export async function seed(name: DemoMenuName): Promise<{ readonly id: string; readonly made: boolean }> {
  await seedPeople();
  return seedMenu(menus[name](), adminsOf(name), pictures(), say);
}

export const isDemoMenu = (name: string): name is DemoMenuName => Object.hasOwn(menus, name);

/** The menu that every demo has. */
const FIRST: DemoMenuName = 'innova';

/** What a person at the keyboard wants to know of the demo, line by line. */
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

/** Sees to it that the demo is there, where it is switched on. @returns what to say of it; nothing without a demo */
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
