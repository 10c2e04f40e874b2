/** Stored pictures for print: papers take JPEG, and pictures are kept as WebP. */
import { toPicture } from '@qaima/schemas';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { storedFiles } from './storage';

/** A picture of a few centimetres needs no more pixels than these, on either side. */
const MAX_SIDE_PIXELS = 640;

/**
 * A stored picture as JPEG, on white where it lets through; null when there is no such picture, or its file is away: a
 * paper is made without it.
 */
export async function pictureAsJpeg(name: string): Promise<Buffer | null> {
  if (toPicture(name) === null) return null;
  try {
    const file = await storedFiles().open(name);
    if (file === null) return null;
    return await sharp(await buffer(file.content))
      .resize(MAX_SIDE_PIXELS, MAX_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 90 })
      .toBuffer();
  } catch {
    return null;
  }
}
