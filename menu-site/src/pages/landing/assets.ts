/** The URLs of the landing page's pictures and videos. */
export { default as burgerPicture } from './dishes/burger.webp?url';
export { default as coverPicture } from './dishes/cover.webp?url';
export { default as saladPicture } from './dishes/salad.webp?url';
export { default as wrapPicture } from './dishes/wrap.webp?url';
export { default as gardenPicture } from './videos/garden.webp?url';
export { default as grillPicture } from './videos/grill.webp?url';
export { default as morningPicture } from './videos/morning.webp?url';
export { default as sweetsPicture } from './videos/sweets.webp?url';
export { default as gardenMp4 } from './videos/garden.mp4?url';
export { default as gardenWebm } from './videos/garden.webm?url';
export { default as grillMp4 } from './videos/grill.mp4?url';
export { default as grillWebm } from './videos/grill.webm?url';
export { default as morningMp4 } from './videos/morning.mp4?url';
export { default as morningWebm } from './videos/morning.webm?url';
export { default as sweetsMp4 } from './videos/sweets.mp4?url';
export { default as sweetsWebm } from './videos/sweets.webm?url';
