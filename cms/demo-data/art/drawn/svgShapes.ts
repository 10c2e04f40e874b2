/** What the drawings share. Everything is in a square of 256 × 256 units. */
import { elementOfCycle } from '../../elementOfCycle';

export interface Oval {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

/** Small things on a dish: how many, of which colours, half axes, and between which shares of its radius they lie. */
export interface Bits {
  readonly count: number;
  readonly colours: readonly string[];
  readonly rx: number;
  readonly ry: number;
  readonly reach: number;
  readonly from?: number;
  /** All lie at this angle (degrees), or point outward; absent: each at its own. */
  readonly turn?: number | 'outward';
}

export const oval = ({ cx, cy, rx, ry }: Oval, fill: string, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

/** Linear gradient from the top left to the bottom, or a radial one with its light at the top left. */
export const gradient = (id: string, stops: readonly (readonly [number, string])[], radial = false) => {
  const inner = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
  return radial
    ? `<radialGradient id="${id}" cx=".42" cy=".34" r=".75">${inner}</radialGradient>`
    : `<linearGradient id="${id}" x1="0" y1="0" x2=".3" y2="1">${inner}</linearGradient>`;
};

export const sheet = (defs: string, body: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="512" height="512">' +
  `<defs>${defs}</defs>${body}</svg>`;

/** A line with soft edges: three strokes, each wider and fainter than the one before (a blur would be slow). */
export const softLine = (path: string, colour: string, width: number, opacity: number, more = '') =>
  [0.5, 0.75, 1]
    .map(
      (share) => `stroke-width="${(width * share).toFixed(1)}" opacity="${((opacity / 2) * (1.3 - share)).toFixed(2)}"`,
    )
    .map((stroke) => `<path d="${path}" fill="none" stroke="${colour}" stroke-linecap="round" ${stroke} ${more}/>`)
    .join('');

/** The golden angle spreads any number of bits evenly and without a pattern that the eye finds. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Bits spread over an oval; `lift` raises those in its middle, as on a heap. */
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
