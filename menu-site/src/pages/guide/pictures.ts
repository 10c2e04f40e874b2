/** The URLs of the guides' pictures by their paths. `npm run guide-pictures` makes the pictures. */
export const guidePictures: Readonly<Record<string, string>> = import.meta.glob<string>(
  '../../../../docs/guide/pictures/*.webp',
  { query: '?url', import: 'default', eager: true },
);
