/** Small pieces of food, scattered over a bed. */
import type { Field, Stamp } from './render/heightField';
import { charred, mottled, type Paint, plain, tint, rgb } from './render/paint';
import { randomOf } from '../randomOf';
import { smoothStep } from './render/random';
import { block, capsule, crescent, disc, dome, leaf, ring, rough } from './render/shapes';
import type { Bed } from './vessels';

type Kind = 'grain' | 'dice' | 'ball' | 'leaf' | 'ring' | 'chunk' | 'stick' | 'slice' | 'nut' | 'shrimp' | 'shred';

export interface Bits {
  readonly kind: Kind;
  readonly count: number;
  readonly colours: readonly string[];
  /** Half of a piece's length, relative to the radius of the bed. */
  readonly size: number;
  /** The pieces lie between these distances from the middle of the bed, relative to its radius. */
  readonly from?: number;
  readonly reach?: number;
  readonly gloss?: number;
  /** The amount of dark spots from the fire, 0 to 1. */
  readonly char?: number;
  /** The approximate direction of all pieces, in radians; by default random. */
  readonly turn?: number;
  /** Moves all pieces away from the middle of the bed, relative to its radius. */
  readonly dx?: number;
  readonly dy?: number;
}

/** The proportions and shape of each kind. */
const kinds: Readonly<Record<Kind, { slim: number; shape: (size: number, seed: number) => Stamp['shape'] }>> = {
  grain: { slim: 0.34, shape: (size) => capsule(size * 0.3, 0.34) },
  dice: { slim: 0.85, shape: (size) => block(size * 0.8, 0.3, 0.3) },
  ball: { slim: 1, shape: (size) => dome(size * 1.1, 0.5) },
  leaf: { slim: 0.5, shape: (size) => leaf(size * 0.16) },
  ring: { slim: 0.95, shape: (size) => ring(size * 0.16, 0.78) },
  chunk: { slim: 0.78, shape: (size, seed) => rough(dome(size * 0.75, 0.42), size * 0.3, size * 0.7, seed) },
  stick: { slim: 0.17, shape: (size) => block(size * 0.2, 0.5, 0.14) },
  slice: { slim: 1, shape: (size) => disc(size * 0.13, 0.2) },
  nut: { slim: 0.6, shape: (size) => dome(size * 0.45, 0.5) },
  shrimp: { slim: 1, shape: (size) => crescent(size * 0.42, 0.25, 2) },
  shred: { slim: 0.22, shape: (size, seed) => rough(capsule(size * 0.24, 0.3), size * 0.15, size * 0.5, seed) },
};

function paintOf(kind: Kind, colour: string, size: number, char: number, seed: number): Paint {
  if (kind === 'slice') return sliced(colour);
  const pale: Paint = mottled(colour, shaded(colour, kind === 'leaf' ? 0.62 : 0.78), size * 0.6, seed);
  return char ? charred(pale, '#2c1206', char, size * 0.5, seed) : pale;
}

/** A slice of a vegetable: a lighter flesh within its skin, with seeds. */
function sliced(colour: string): Paint {
  const [skin, flesh] = [rgb(colour), rgb(shaded(colour, 1.28))];
  return (u, v, _x, _y, out) => {
    out.set(flesh);
    const far = Math.hypot(u, v);
    const rays = Math.cos(Math.atan2(v, u) * 7) * smoothStep(0.2, 0.5, far);
    tint(out, skin, smoothStep(0.78, 0.9, far) + Math.max(0, rays) * 0.4);
  };
}

/** A colour made darker or lighter. */
export function shaded(hex: string, factor: number): string {
  const channel = (start: number) =>
    Math.round(Math.min(255, Number.parseInt(hex.slice(start, start + 2), 16) * factor))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Scatters pieces evenly but irregularly. */
export function scatter(field: Field, bed: Bed, bits: Bits, seed: number): void {
  const { kind, count, colours, size, from = 0, reach = 0.92, gloss = 0.2, char = 0, dx = 0, dy = 0 } = bits;
  const random = randomOf(seed * 101 + count);
  const { slim, shape } = kinds[kind];
  const start = random() * 6.3;
  for (let index = 0; index < count; index += 1) {
    const far = Math.sqrt(from ** 2 + (reach ** 2 - from ** 2) * ((index + random()) / count));
    const angle = start + index * 2.39996 + (random() - 0.5) * 0.5;
    const half = bed.r * size * (0.8 + random() * 0.45);
    const turn = bits.turn === undefined ? random() * 6.3 : bits.turn + (random() - 0.5) * 0.3;
    const colour = colours[Math.floor(random() * colours.length)] ?? '#888888';
    field.stamp({
      x: bed.x + bed.r * (dx + Math.cos(angle) * far),
      y: bed.y + bed.r * (dy + Math.sin(angle) * far),
      rx: half,
      ry: half * slim,
      turn,
      shape: shape(half, seed + index),
      paint: paintOf(kind, colour, half, char, seed + index),
      gloss,
    });
  }
}

/** A mound on the bed; `height` is relative to its radius. */
export function mound(field: Field, bed: Bed, paint: Paint, height: number, reach = 1, gloss = 0.1): void {
  field.stamp({
    x: bed.x,
    y: bed.y,
    rx: bed.r * reach,
    base: bed.z - 0.002,
    shape: rough(dome(bed.r * height, 0.8), bed.r * 0.05, bed.r * 0.16, 3),
    paint,
    gloss,
  });
}

/** A flat filling, such as a soup. */
export function pool(field: Field, bed: Bed, paint: Paint, gloss = 0.6): void {
  field.stamp({ x: bed.x, y: bed.y, rx: bed.r, base: bed.z, shape: () => 0, paint, gloss, cover: inDisc });
}
const inDisc = (u: number, v: number) => (u * u + v * v < 1 ? 1 : 0);

/** Drops of oil or sauce. */
export function drops(field: Field, bed: Bed, colour: string, count: number, size: number, seed: number): void {
  const random = randomOf(seed);
  for (let index = 0; index < count; index += 1) {
    const angle = random() * 6.3;
    const far = Math.sqrt(random()) * 0.8 * bed.r;
    const half = bed.r * size * (0.5 + random());
    field.stamp({
      x: bed.x + Math.cos(angle) * far,
      y: bed.y + Math.sin(angle) * far,
      rx: half,
      ry: half * (0.6 + random() * 0.4),
      turn: random() * 6.3,
      base: 'follow',
      shape: dome(half * 0.06, 0.5),
      paint: plain(colour),
      gloss: 0.9,
      cover: (u, v) => (u * u + v * v < 1 ? 0.75 : 0),
    });
  }
}

/** A line of sauce. `path` returns its points relative to the middle and the radius of the bed. */
export function drizzle(
  field: Field,
  bed: Bed,
  colour: string,
  width: number,
  path: (share: number) => readonly [number, number],
): void {
  const steps = 160;
  for (let step = 0; step <= steps; step += 1) {
    const [x, y] = path(step / steps);
    field.stamp({
      x: bed.x + bed.r * x,
      y: bed.y + bed.r * y,
      rx: bed.r * width,
      base: step % 2 ? 'follow' : 'lie',
      shape: step % 2 ? () => 0 : dome(bed.r * width * 0.5, 0.5),
      paint: plain(colour),
      gloss: 0.6,
      cover: (u, v) => (u * u + v * v < 1 ? 1 : 0),
    });
  }
}
