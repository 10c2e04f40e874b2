/** The addresses of the landing page's pictures and films. */
export { default as burgerPicture } from './dishes/burger.webp?url';
export { default as coverPicture } from './dishes/cover.webp?url';
export { default as saladPicture } from './dishes/salad.webp?url';
export { default as wrapPicture } from './dishes/wrap.webp?url';
export { default as gardenPicture } from './loops/garden.webp?url';
export { default as grillPicture } from './loops/grill.webp?url';
export { default as morningPicture } from './loops/morning.webp?url';
export { default as sweetsPicture } from './loops/sweets.webp?url';
export { default as gardenMp4 } from './loops/garden.mp4?url';
export { default as gardenWebm } from './loops/garden.webm?url';
export { default as grillMp4 } from './loops/grill.mp4?url';
export { default as grillWebm } from './loops/grill.webm?url';
export { default as morningMp4 } from './loops/morning.mp4?url';
export { default as morningWebm } from './loops/morning.webm?url';
export { default as sweetsMp4 } from './loops/sweets.mp4?url';
export { default as sweetsWebm } from './loops/sweets.webm?url';
