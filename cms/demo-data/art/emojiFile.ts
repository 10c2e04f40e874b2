import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EmojiName } from './emoji';

/** The compiler copies no pictures, so compiled code reads them from the source folder. */
const folders = [join(__dirname, '..', 'pictures'), join(__dirname, '..', '..', '..', 'demo-data', 'pictures')];

/** The path of an emoji's file. Throws when the demo's pictures are not there. */
export function emojiFile(name: EmojiName): string {
  const folder = folders.find((path) => existsSync(path));
  if (!folder) throw new Error(`The demo's pictures are missing: looked in ${folders.join(' and ')}`);
  return join(folder, `${name}.webp`);
}
