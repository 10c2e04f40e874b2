/** The provider's library of pictures: dishes that many menus have, from the demo's own. */
import type { DemoMenu, PictureKey } from '../../demo';
import { publicImages } from '../api/public-image/public-image';
import { rows } from '../database/rows';
import type { PictureOf } from './seed';

/** Some pages of the library; the rest of the menu's dishes are its own. */
const MOST = 48;

/** One dish of each picture, from all sections by turns: a library of one kind of dish is no help to the next owner. */
function dishesOf({ sections }: DemoMenu): readonly (readonly [PictureKey, string])[] {
  const longest = Math.max(...sections.map(({ items }) => items.length));
  const byTurns = Array.from({ length: longest }, (_, turn) => sections.flatMap(({ items }) => items[turn] ?? []));
  const dishes = new Map<PictureKey, string>();
  for (const { picture, title } of byTurns.flat()) if (picture && !dishes.has(picture)) dishes.set(picture, title);
  return [...dishes].slice(0, MOST);
}

/** Fills the library. The files are those that the menu shows: nothing is drawn or stored twice. */
export async function seedPublicImages(demo: DemoMenu, pictureOf: PictureOf): Promise<void> {
  // The newest is listed first, and the menu's order is the better one to look through.
  for (const [picture, title] of dishesOf(demo).toReversed()) {
    const { _id: documentId = '' } = await publicImages.create({ title });
    await rows('api::public-image.public-image').update({
      where: { documentId },
      data: { image: await pictureOf(picture) },
    });
  }
}
