/** The map that shows where a place is, and on which an owner picks it. (Document 2, section 9.) */

/** Where its pictures come from: the content security policies of the pages that show it allow no other. */
export const MAP_TILES_ORIGIN = 'https://tile.openstreetmap.org';

/** The address of one picture, by zoom, column and row. */
export const MAP_TILE_URL_TEMPLATE = `${MAP_TILES_ORIGIN}/{z}/{x}/{y}.png`;

/** The most that the pictures are drawn for. */
export const MAP_MAX_ZOOM = 19;

/** At which a place is shown: its street and the next ones. */
export const LOCATION_ZOOM = 16;

/** Whose map it is, as its licence asks to be said. Ours alone: no text of anybody's becomes part of it. */
export const MAP_ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright" rel="noreferrer" target="_blank">OpenStreetMap</a>';
