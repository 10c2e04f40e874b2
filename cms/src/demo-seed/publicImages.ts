/** Seeds the library of public images with pictures of the demo menu. */
import type { DemoMenu } from '../../demo-data';
import { publicImages } from '../api/public-image/public-image';
import { rows } from '../database/rows';
import type { PictureOf } from './seedMenu';

/** The maximum number of seeded images, enough for several pages of the library. */
const MAX_PUBLIC_IMAGES = 48;

/** One dish per picture. For variety, takes the first dish of each section, then the second one of each, and so on. */
function dishesOf({ sections }: DemoMenu): readonly (readonly [string, string])[] {
  const longest = Math.max(...sections.map(({ items }) => items.length));
  const byTurns = Array.from({ length: longest }, (_, turn) => sections.flatMap(({ items }) => items[turn] ?? []));
  const dishes = new Map<string, string>();
  for (const { picture, title } of byTurns.flat()) if (picture && !dishes.has(picture)) dishes.set(picture, title);
  return [...dishes].slice(0, MAX_PUBLIC_IMAGES);
}

/** Seeds the library. Its pictures use the same files as the menu. */
export async function seedPublicImages(demo: DemoMenu, pictureOf: PictureOf): Promise<void> {
  // The library lists the newest image first, so insert in reverse order.
  for (const [picture, title] of dishesOf(demo).toReversed()) {
    const { _id: documentId } = await publicImages.create({ title });
    await rows('api::public-image.public-image').update({
      where: { documentId },
      data: { image: await pictureOf(picture) },
    });
  }
}
