/** Every dish and drink that is drawn rather than taken from the emoji set, by name. */
import { bowls } from './bowls';
import { breads } from './breads';
import { drinks } from './drinks';
import { plates } from './plates';
import { skewered } from './skewered';
import type { Drawing } from './svg';

export const dishes = { ...bowls, ...plates, ...breads, ...drinks, ...skewered } satisfies Record<string, Drawing>;

export type DishName = keyof typeof dishes;
