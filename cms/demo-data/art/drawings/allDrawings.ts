/** The dishes and drinks for which there is no emoji, by name. Each is drawn as SVG. */
import { bowls } from './bowls';
import { breads } from './breads';
import { drinks } from './drinks';
import { plates } from './plates';
import { grilledOnSkewers } from './grilledOnSkewers';
import type { Drawing } from './svg';

export const allDrawings = { ...bowls, ...plates, ...breads, ...drinks, ...grilledOnSkewers } satisfies Record<
  string,
  Drawing
>;

export type DishName = keyof typeof allDrawings;
