/**
 * Renders the demo's pictures to `demo-data/pictures/drawn`, where they are committed: `node dist/scripts/drawDemoPictures.js`
 * in `cms`, after a build.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { compositions } from '../demo-data/art/compositions';
import { drawScene } from '../demo-data/art/scene';
import { scenes } from '../demo-data/art/scenes';
import { sizes } from '../demo-data';

/** Pictures that are not rendered, because their composition looks better. */
const left: readonly string[] = ['bolognese', 'chocolateCake'];

async function main(): Promise<void> {
  for (const [key, composition] of Object.entries(compositions)) {
    const scene = scenes[key];
    if (!scene || scene.format !== composition.format || left.includes(key)) continue;
    const { width, height } = sizes[scene.format];
    const { data } = drawScene(scene, width, height);
    await sharp(data, { raw: { width, height, channels: 3 } })
      .webp({ quality: 80, effort: 6 })
      .toFile(join(__dirname, '..', '..', 'demo-data', 'pictures', 'drawn', `${key}.webp`));
  }
}

void main();
