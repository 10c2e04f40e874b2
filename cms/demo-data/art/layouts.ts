/**
 * Positions of foods in a picture. Coordinates are relative to the centre, in units of the picture's height (x to the
 * right, y down), so a layout fits every size of its format.
 */

/** The position of a food: centre, side of its square, rotation in degrees, depth (lower is further back) and blur. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly turn: number;
  readonly depth: number;
  readonly blur: number;
}

const front = (x: number, y: number, side: number, turn = 0): Place => ({ x, y, side, turn, depth: 2, blur: 0 });
const middle = (x: number, y: number, side: number, turn = 0): Place => ({ x, y, side, turn, depth: 1, blur: 0 });
const haze = (x: number, y: number, side: number, turn = 0): Place => ({ x, y, side, turn, depth: 0, blur: 0.009 });

/** Foods are assigned to positions in order: the main food first, out-of-focus foods last. */
export const layouts = {
  // Square, for small-image items.
  solo: [middle(0, 0, 0.6)],
  badge: [middle(0, -0.01, 0.76)],
  end: [middle(-0.04, -0.03, 0.57), front(0.24, 0.17, 0.3, 8)],
  start: [middle(0.04, -0.03, 0.57), front(-0.24, 0.17, 0.3, -8)],
  sides: [middle(0, -0.05, 0.56), front(-0.25, 0.17, 0.27, -8), front(0.25, 0.18, 0.27, 8)],
  pair: [front(0.15, 0.06, 0.46, 6), middle(-0.16, -0.06, 0.46, -6)],
  trio: [front(0.19, 0.11, 0.41, 6), front(-0.2, 0.1, 0.41, -6), middle(0, -0.14, 0.42)],
  // Landscape, for large-image items.
  star: [
    middle(-0.06, -0.02, 0.64),
    front(0.3, 0.17, 0.33, 8),
    haze(-0.72, 0.34, 0.42, -16),
    haze(0.74, -0.32, 0.36, 16),
  ],
  feast: [
    front(0, -0.01, 0.62),
    middle(-0.4, 0.08, 0.42, -6),
    middle(0.41, 0.07, 0.42, 6),
    haze(-0.76, -0.34, 0.34, -18),
    haze(0.78, 0.36, 0.42, 14),
  ],
  // Wide, for galleries.
  row3: [
    front(0, -0.01, 0.62),
    middle(-0.54, 0.05, 0.48, -5),
    middle(0.55, 0.04, 0.47, 5),
    haze(-0.96, -0.34, 0.38, -14),
    haze(0.98, 0.36, 0.44, 14),
  ],
  row4: [
    front(-0.25, 0.06, 0.52),
    front(0.28, 0.08, 0.47),
    middle(-0.7, -0.02, 0.43, -6),
    middle(0.72, -0.02, 0.43, 6),
    haze(0.98, -0.38, 0.34, 14),
    haze(-0.96, 0.42, 0.4, -14),
  ],
  row5: [
    middle(0, -0.1, 0.5),
    middle(-0.52, -0.13, 0.4, -6),
    middle(0.52, -0.13, 0.4, 6),
    front(-0.29, 0.18, 0.4, -4),
    front(0.29, 0.18, 0.39, 4),
    haze(-0.98, 0.3, 0.4, -12),
    haze(0.98, 0.32, 0.4, 12),
  ],
  // For the main image. Wide screens show only its middle third, so the main food is in the middle. The other foods are
  // out of focus.
  hero: [
    front(0, -0.04, 0.41),
    middle(-0.37, -0.04, 0.34, -6),
    middle(0.38, -0.04, 0.37, 6),
    front(-0.66, -0.04, 0.33, -5),
    front(0.7, -0.03, 0.35, 6),
    haze(-0.56, -0.44, 0.36, -16),
    haze(0.1, -0.47, 0.3, 12),
    haze(0.62, -0.44, 0.34, 18),
    haze(-0.84, 0.42, 0.42, -12),
    haze(-0.2, 0.46, 0.38, 8),
    haze(0.46, 0.45, 0.4, -10),
    haze(0.88, 0.32, 0.26, 10),
  ],
} as const satisfies Record<string, readonly Place[]>;

export type LayoutName = keyof typeof layouts;
