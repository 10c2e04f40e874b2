/** Creates a picture in the size of a phone's photo, and the form that uploads it. */
import sharp from 'sharp';

export const PHOTO_WIDTH_PX = 2400;
export const PHOTO_HEIGHT_PX = 1800;

export function makePhoto() {
  const noise = { mean: 128, sigma: 40, type: /** @type {const} */ ('gaussian') };
  return sharp({
    create: { width: PHOTO_WIDTH_PX, height: PHOTO_HEIGHT_PX, channels: 3, background: '#b3402a', noise },
  })
    .blur(6)
    .jpeg()
    .toBuffer();
}

/**
 * The form that uploads a picture of an item.
 * @param {Buffer} photo @param {{ menu: string, item: string }} data
 */
export function pictureForm(photo, data) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(photo)]), 'photo.jpg');
  form.set('path', 'image');
  form.set('model', 'item');
  form.set('data', JSON.stringify(data));
  return form;
}
