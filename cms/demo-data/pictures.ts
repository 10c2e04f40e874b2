/** The demo's pictures, by the names of their files in `pictures/`. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The compiler does not copy pictures to the build, so compiled code reads them from the source folder. */
const folders = [join(__dirname, 'pictures'), join(__dirname, '..', '..', 'demo-data', 'pictures')];

/** A picture, as WebP. @throws if there is none */
export function pictureOf(name: string): Promise<Buffer> {
  const file = folders.map((folder) => join(folder, `${name}.webp`)).find((path) => existsSync(path));
  if (file === undefined)
    throw new Error(`The demo's picture "${name}" is missing: looked in ${folders.join(' and ')}`);
  return readFile(file);
}
