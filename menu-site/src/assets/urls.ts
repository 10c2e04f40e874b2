/** The URLs of the site's fonts and pictures. */
export { default as arabicFont } from './fonts/cairo-arabic.woff2?url';
export { default as latinFont } from './fonts/cairo-latin.woff2?url';
export { default as compassPicture } from './pictures/compass.webp?url';
export { default as moonPicture } from './pictures/moon.webp?url';
export { default as platePicture } from './pictures/plate.webp?url';
export { default as socialPicture } from './pictures/social.jpg?url';
