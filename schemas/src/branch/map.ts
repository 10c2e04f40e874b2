/** The map on which visitors see a branch and owners pick its location. (docs/spec/domain.md#branches) */

/** The tile server. The Content Security Policy of pages with a map allows no other external server. */
export const MAP_TILES_ORIGIN = 'https://tile.openstreetmap.org';

/** A tile's URL by zoom, column and row. */
export const MAP_TILE_URL_TEMPLATE = `${MAP_TILES_ORIGIN}/{z}/{x}/{y}.png`;

/** The highest zoom level with tiles. */
export const MAP_MAX_ZOOM = 19;

/** The zoom level for a single location: it shows the street and its surroundings. */
export const LOCATION_ZOOM = 16;

/** The attribution that the licence requires. Contains no user text. */
export const MAP_ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright" rel="noreferrer" target="_blank">OpenStreetMap</a>';
