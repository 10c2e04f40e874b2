/** Deterministic noise. */

/** A pseudo-random number from 0 to 1 for a point of the grid. */
function cornerValue(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Smooth noise from 0 to 1 with features of size 1. */
export function noise(x: number, y: number, seed = 0): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const dx = x - left;
  const dy = y - top;
  const sx = dx * dx * (3 - 2 * dx);
  const sy = dy * dy * (3 - 2 * dy);
  const upper = cornerValue(left, top, seed) * (1 - sx) + cornerValue(left + 1, top, seed) * sx;
  const lower = cornerValue(left, top + 1, seed) * (1 - sx) + cornerValue(left + 1, top + 1, seed) * sx;
  return upper * (1 - sy) + lower * sy;
}

/** Noise with finer and finer detail, from 0 to 1. */
export function layeredNoise(x: number, y: number, seed = 0, layers = 4): number {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  for (let layer = 0; layer < layers; layer += 1) {
    sum += weight * noise(x * scale, y * scale, seed + layer * 17);
    weight /= 2;
    scale *= 2.03;
  }
  return sum / (1 - 2 ** -layers);
}

/** Rises smoothly from 0 at `from` to 1 at `to`. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
