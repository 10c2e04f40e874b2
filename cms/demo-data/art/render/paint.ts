/** Colours of surfaces, in linear light. */
import { layeredNoise, noise, smoothStep } from './random';

export type Rgb = readonly [red: number, green: number, blue: number];

/** Sets the colour at a point. `u` and `v` are from -1 to 1 within the stamped piece; `x` and `y` are on the table. */
export type Paint = (u: number, v: number, x: number, y: number, out: Float32Array) => void;

/** A colour in linear light from `#rrggbb`. */
export function rgb(hex: string): Rgb {
  const channel = (start: number) => (Number.parseInt(hex.slice(start, start + 2), 16) / 255) ** 2.2;
  return [channel(1), channel(3), channel(5)];
}

/** Sets `out` to a mix of two colours. */
export function mixInto(out: Float32Array, one: Rgb, other: Rgb, share: number): void {
  out[0] = one[0] + (other[0] - one[0]) * share;
  out[1] = one[1] + (other[1] - one[1]) * share;
  out[2] = one[2] + (other[2] - one[2]) * share;
}

/** Moves `out` towards a colour. */
export function tint(out: Float32Array, colour: Rgb, share: number): void {
  mixInto(out, [out[0] ?? 0, out[1] ?? 0, out[2] ?? 0], colour, Math.min(1, Math.max(0, share)));
}

/** One colour. */
export function plain(hex: string): Paint {
  const colour = rgb(hex);
  return (_u, _v, _x, _y, out) => out.set(colour);
}

/** Two colours mixed by noise; `size` is the size of a patch on the table. */
export function mottled(one: string, other: string, size = 0.03, seed = 1): Paint {
  const [first, second] = [rgb(one), rgb(other)];
  return (_u, _v, x, y, out) => {
    mixInto(out, first, second, smoothStep(0.25, 0.75, layeredNoise(x / size, y / size, seed, 3)));
  };
}

/** A colour that changes unevenly to another colour towards the edge, as in baked or fried food. */
export function browned(inner: string, edge: string, from = 0.55, seed = 1): Paint {
  const [first, second] = [rgb(inner), rgb(edge)];
  return (u, v, x, y, out) => {
    const out2 = Math.hypot(u, v) + (noise(x * 60, y * 60, seed) - 0.5) * 0.3;
    mixInto(out, first, second, smoothStep(from, 1, out2) * 0.9 + noise(x * 25, y * 25, seed + 3) * 0.15);
  };
}

/** Adds dark spots, as from a grill or an oven, to another paint. */
export function charred(paint: Paint, dark: string, amount = 0.35, size = 0.03, seed = 5): Paint {
  const colour = rgb(dark);
  return (u, v, x, y, out) => {
    paint(u, v, x, y, out);
    tint(out, colour, smoothStep(1 - amount, 1 - amount * 0.4, layeredNoise(x / size, y / size, seed, 3)) * 0.85);
  };
}

/** Adds parallel dark stripes across the piece, as from a grill. */
export function striped(paint: Paint, dark: string, count = 5, share = 0.75): Paint {
  const colour = rgb(dark);
  return (u, v, x, y, out) => {
    paint(u, v, x, y, out);
    const wave = Math.sin(u * Math.PI * count + v * 0.8);
    tint(out, colour, smoothStep(0.55, 0.95, wave + (noise(x * 90, y * 90, 9) - 0.5) * 0.5) * share);
  };
}
