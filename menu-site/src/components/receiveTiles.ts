/** How the receive options of a cart are laid out. */
import type { ReceiveOption } from '@qaima/schemas';

/** Up to this many options with short titles are shown as tiles in one row. Otherwise, options are shown as a list. */
export const MAX_TILES = 3;
const MAX_TILE_CHARACTERS = 16;

/** Whether options are few and short enough for a row. */
export const areTiles = (options: readonly ReceiveOption[]): boolean =>
  options.length > 1 &&
  options.length <= MAX_TILES &&
  options.every(({ title }) => title.length <= MAX_TILE_CHARACTERS);
