/** Shapes that several drawings use. All drawings are 256 × 256 units. */
import { elementOfCycle } from '../../elementOfCycle';

export interface Oval {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

/**
 * Small pieces on a dish: their number, colours and half axes. They are spread between `from` and `reach`, as
 * fractions of the dish's radius.
 */
export interface Bits {
  readonly count: number;
  readonly colours: readonly string[];
  readonly rx: number;
  readonly ry: number;
  readonly reach: number;
  readonly from?: number;
  /** The angle of all pieces in degrees, or `outward`; by default each has a different angle. */
  readonly turn?: number | 'outward';
}

export const oval = ({ cx, cy, rx, ry }: Oval, fill: string, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

/** A linear gradient from the top left to the bottom, or a radial one with its light at the top left. */
export const gradient = (id: string, stops: readonly (readonly [number, string])[], radial = false) => {
  const inner = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
  return radial
    ? `<radialGradient id="${id}" cx=".42" cy=".34" r=".75">${inner}</radialGradient>`
    : `<linearGradient id="${id}" x1="0" y1="0" x2=".3" y2="1">${inner}</linearGradient>`;
};

export const sheet = (defs: string, body: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="512" height="512">' +
  `<defs>${defs}</defs>${body}</svg>`;

/** Draws a line with soft edges as three strokes, each wider and fainter than the previous one. A blur would be slow. */
export const softLine = (path: string, colour: string, width: number, opacity: number, more = '') =>
  [0.5, 0.75, 1]
    .map(
      (share) => `stroke-width="${(width * share).toFixed(1)}" opacity="${((opacity / 2) * (1.3 - share)).toFixed(2)}"`,
    )
    .map((stroke) => `<path d="${path}" fill="none" stroke="${colour}" stroke-linecap="round" ${stroke} ${more}/>`)
    .join('');

/** The golden angle spreads any number of points evenly without a visible pattern. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Spreads pieces over an oval. `lift` raises those in the middle, as on a heap. */
export function scattered({ count, colours, rx, ry, reach, from = 0, turn }: Bits, bed: Oval, lift: number): string {
  const bits = Array.from({ length: count }, (_, index) => {
    const out = (from + (1 - from) * Math.sqrt((index + 0.5) / count)) * reach;
    const angle = index * GOLDEN + count;
    const x = bed.cx + Math.cos(angle) * out * (bed.rx - rx * 0.6);
    const y = bed.cy + Math.sin(angle) * out * (bed.ry - ry * 0.6) - lift * (1 - out * out);
    const outward = Math.round((Math.atan2(Math.sin(angle) * bed.ry, Math.cos(angle) * bed.rx) * 180) / Math.PI);
    const own = turn === 'outward' ? outward : (turn ?? ((index * 67) % 140) - 70);
    const drawn =
      `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${own})">` +
      oval({ cx: 0, cy: ry * 0.4, rx, ry }, '#2a0d00', 'opacity=".25"') +
      oval({ cx: 0, cy: 0, rx, ry }, elementOfCycle(colours, index)) +
      oval({ cx: 0, cy: ry * 0.3, rx: rx * 0.85, ry: ry * 0.6 }, '#2a0d00', 'opacity=".1"') +
      oval({ cx: -rx * 0.2, cy: -ry * 0.35, rx: rx * 0.55, ry: ry * 0.36 }, '#fff', 'opacity=".3"') +
      '</g>';
    return { y, drawn };
  });
  return bits
    .sort((one, other) => one.y - other.y)
    .map(({ drawn }) => drawn)
    .join('');
}
