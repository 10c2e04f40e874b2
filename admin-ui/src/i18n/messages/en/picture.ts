import type { ar } from '../ar/picture.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  picture: {
    label: 'Picture',
    add: 'Add picture',
    change: 'Change picture',
    remove: 'Remove picture',
    hint: 'JPG, PNG, WebP, AVIF, GIF or HEIC, up to 10 MB',
    uploading: 'Uploading the picture… %{percent}',
    failed: 'The picture was not uploaded.',
    retry: 'Try again',
    camera: 'Take a photo',
    paste: 'Paste picture',
    nothingToPaste: 'No picture is copied. Copy one first.',
    pasteRefused: 'The browser did not allow reading what you copied. Use Ctrl+V, or choose the picture.',
    turn: 'Turn',
    cropTitle: '%{picture}: visible part',
    cropArea: 'The visible part of the picture; move it with the arrow keys',
    cropHint: 'Drag the picture to move it; pinch or use the slider to zoom.',
    zoom: 'Zoom',
    crop: 'Use this part',
    uncropped: 'Whole picture',
    shape: 'Shape of the visible part',
    shapes: { photo: '4:3', own: 'As the picture', square: 'Square', double: 'Twice as wide', wide: 'Wide' },
    bad: 'This file is no picture of an accepted kind: %{names}. Accepted: JPG, PNG, WebP, AVIF, GIF and HEIC.',
    damaged: 'The picture file is damaged or incomplete: %{names}. Choose an intact copy of it.',
    heic: 'The iPhone photos (HEIC) could not be converted: %{names}. Send them as JPG: Settings → Camera → Formats → Most Compatible.',
    big: 'The picture is larger than 10 MB: %{names}.',
  },
};
