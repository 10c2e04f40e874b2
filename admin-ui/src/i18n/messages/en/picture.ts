import type { ar } from '../ar/picture.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  picture: {
    label: 'Picture',
    add: 'Add picture',
    change: 'Change picture',
    remove: 'Remove picture',
    hint: 'JPG, PNG, WebP, AVIF or GIF, up to 10 MB',
    uploading: 'Uploading the picture… %{percent}',
    failed: 'The picture was not uploaded.',
    retry: 'Try again',
    camera: 'Take a photo',
    cropTitle: '%{picture}: visible part',
    cropArea: 'The visible part of the picture; move it with the arrow keys',
    cropHint: 'Drag the picture to move it; pinch or use the slider to zoom.',
    zoom: 'Zoom',
    crop: 'Use this part',
    uncropped: 'Whole picture',
    shape: 'Shape of the visible part',
    shapes: { own: 'As the picture', square: 'Square', double: 'Twice as wide', wide: 'Wide' },
    bad: 'This file is no picture of an accepted kind: %{names}. Accepted: JPG, PNG, WebP, AVIF and GIF.',
    damaged: 'The picture file is damaged or incomplete: %{names}. Choose an intact copy of it.',
    big: 'The picture is larger than 10 MB: %{names}.',
  },
};
