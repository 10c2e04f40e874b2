import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EmojiName } from './emoji';

/** The compiler does not copy pictures to the build, so compiled code reads them from the source folder. */
const folders = [join(__dirname, '..', 'pictures'), join(__dirname, '..', '..', '..', 'demo-data', 'pictures')];

/** The path of an emoji's file. @throws if the demo's pictures are missing */
export function emojiFile(name: EmojiName): string {
  const folder = folders.find((path) => existsSync(path));
  if (!folder) throw new Error(`The demo's pictures are missing: looked in ${folders.join(' and ')}`);
  return join(folder, `${name}.webp`);
}

/** The path of the picture that was rendered in advance to `drawn/`; undefined if there is none. */
export function renderedPicture(key: string): string | undefined {
  return folders.map((path) => join(path, 'drawn', `${key}.webp`)).find((path) => existsSync(path));
}
