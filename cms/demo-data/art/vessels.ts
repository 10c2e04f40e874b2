/** Plates, bowls, pans, boards, trays, glasses and cups. Each returns the bed on which food lies. */
import type { Field } from './render/heightField';
import { mixInto, mottled, type Paint, plain, rgb, tint } from './render/paint';
import { noise, smoothStep } from './render/random';
import { block, disc } from './render/shapes';

/** A round area on which food lies. */
export interface Bed {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** The height of the surface on which the food lies. */
  readonly z: number;
}

/** Where a dish stands, and how large it is. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly turn: number;
}

export interface Ware {
  readonly colour: string;
  /** The colour of the pattern. */
  readonly rim?: string;
  readonly pattern?: 'line' | 'dots' | 'speckles' | 'petals';
  readonly gloss?: number;
}

export const wares = {
  white: { colour: '#f4f2ee' },
  cream: { colour: '#eadfc9', rim: '#a98f66', pattern: 'speckles', gloss: 0.25 },
  blueLine: { colour: '#f2f1ee', rim: '#2f5c94', pattern: 'line' },
  hebron: { colour: '#eef0f0', rim: '#23559c', pattern: 'petals' },
  green: { colour: '#5d7f63', rim: '#3f5c46', pattern: 'line', gloss: 0.45 },
  black: { colour: '#2b2a2a', rim: '#5a5650', pattern: 'speckles', gloss: 0.25 },
  clay: { colour: '#b5653d', rim: '#7c3d22', pattern: 'line', gloss: 0.2 },
  copper: { colour: '#c98153', rim: '#8a4b28', pattern: 'dots', gloss: 0.75 },
  blue: { colour: '#4f7598', rim: '#dfe6ea', pattern: 'line', gloss: 0.45 },
  rose: { colour: '#dcb3a4', rim: '#f2e3da', pattern: 'speckles', gloss: 0.3 },
  tin: { colour: '#b9bcbf', rim: '#8b8f93', pattern: 'dots', gloss: 0.8 },
  iron: { colour: '#242424', gloss: 0.3 },
  yellow: { colour: '#e0b24c', rim: '#fff3d6', pattern: 'line', gloss: 0.45 },
} as const satisfies Record<string, Ware>;

export type WareName = keyof typeof wares;

/** The paint of a ware, with its pattern near the rim. */
function glaze({ colour, rim, pattern }: Ware): Paint {
  const base = rgb(colour);
  const line = rim ? rgb(rim) : base;
  return (u, v, x, y, out) => {
    out.set(base);
    const far = Math.hypot(u, v);
    const angle = Math.atan2(v, u);
    const soft = noise(x * 40, y * 40, 2);
    if (pattern === 'line')
      tint(out, line, smoothStep(0.945, 0.96, far) + (1 - smoothStep(0.004, 0.012, Math.abs(far - 0.86))) * 0.7);
    if (pattern === 'speckles')
      tint(out, line, smoothStep(0.8, 0.86, noise(x * 130, y * 130, 6)) * 0.75 + smoothStep(0.95, 1, far) * 0.5);
    if (pattern === 'dots')
      tint(out, line, far > 0.8 ? smoothStep(0.5, 0.9, Math.sin(angle * 34)) * 0.45 : soft * 0.15);
    if (pattern === 'petals' && far > 0.68 && far < 0.98) {
      const petal = Math.abs(Math.sin(angle * 9)) * 0.11;
      const edge = Math.abs(far - 0.84);
      tint(
        out,
        line,
        (1 - smoothStep(petal - 0.02, petal, edge)) * 0.85 +
          (1 - smoothStep(0.005, 0.014, Math.abs(far - 0.965))) * 0.9,
      );
      tint(out, base, (1 - smoothStep(petal * 0.45 - 0.01, petal * 0.45, edge)) * 0.9);
    }
    mixInto(out, [out[0] ?? 0, out[1] ?? 0, out[2] ?? 0], base, soft * 0.12);
  };
}

const glossOf = (ware: Ware) => ware.gloss ?? 0.55;

/** A flat plate. Food lies on its middle. `oval` is the height of the plate relative to the width. */
export function plate(field: Field, { x, y, r, turn }: Spot, name: WareName, oval = 1): Bed {
  const ware: Ware = wares[name];
  field.stamp({
    x,
    y,
    rx: r,
    ry: r * oval,
    turn,
    shape: (u, v) => {
      const far = Math.hypot(u, v);
      if (far > 1) return -1;
      return r * (0.035 + 0.1 * smoothStep(0.62, 0.97, far) ** 1.3 - 0.02 * smoothStep(0.97, 1, far));
    },
    paint: glaze(ware),
    gloss: glossOf(ware),
  });
  return { x, y, r: r * 0.66 * Math.sqrt(oval), z: field.heightAt(x, y) };
}

/** A bowl. The food fills it up to `level`, a fraction of its height. */
export function bowl(field: Field, { x, y, r, turn }: Spot, name: WareName, level = 0.72, tall = 0.42): Bed {
  const ware: Ware = wares[name];
  const height = r * tall;
  const side = rgb(ware.rim && ware.pattern === 'petals' ? ware.rim : ware.colour);
  const rest = field.restOf(x, y, r * 0.6);
  field.stamp({
    x,
    y,
    rx: r,
    turn,
    base: rest,
    shape: (u, v) => {
      const far = Math.hypot(u, v);
      if (far > 1) return -1;
      if (far > 0.93) return height * (1 - ((far - 0.965) / 0.035) ** 2 * 0.04);
      return height * Math.max(0.15, 0.15 + 0.81 * (far / 0.93) ** 4);
    },
    paint: glaze(ware),
    gloss: glossOf(ware),
    wall: (_height, out) => out.set(side),
  });
  return { x, y, r: r * 0.93 * (0.62 + 0.36 * level), z: rest + height * level };
}

/** An iron pan with a handle. */
export function pan(field: Field, spot: Spot): Bed {
  const { x, y, r, turn } = spot;
  const away = r * 1.45;
  field.stamp({
    x: x + Math.cos(turn) * away,
    y: y + Math.sin(turn) * away,
    rx: r * 0.6,
    ry: r * 0.1,
    turn,
    base: r * 0.12,
    shape: block(r * 0.09, 0.3, 0.5),
    paint: mottled('#262626', '#171717', 0.02),
    gloss: 0.3,
  });
  return bowl(field, spot, 'iron', 0.55, 0.3);
}

/** A wooden board. */
export function board(field: Field, { x, y, r, turn }: Spot, oval = 0.66, light = '#c99a63', dark = '#8d5c2f'): Bed {
  const [pale, deep] = [rgb(light), rgb(dark)];
  const height = r * 0.07;
  field.stamp({
    x,
    y,
    rx: r * 1.1,
    ry: r * 1.1 * oval,
    turn,
    shape: block(height, 0.04, 0.16),
    paint: (u, v, px, py, out) => {
      const wave = noise(u * 2.2, v * 5, 3) * 4;
      const grain = 0.5 + 0.5 * Math.sin(v * 26 + wave * 2);
      mixInto(out, pale, deep, grain * 0.45 + noise(px * 20, py * 260, 5) * 0.4);
    },
    gloss: 0.15,
  });
  return { x, y, r: r * 0.9 * Math.sqrt(oval), z: field.heightAt(x, y) };
}

/** A sheet of paper under sandwiches. */
export function paper(field: Field, { x, y, r, turn }: Spot, colour = '#d9c09a'): Bed {
  field.stamp({
    x,
    y,
    rx: r,
    ry: r * 0.8,
    turn,
    base: 'follow',
    shape: (u, v) => {
      if (Math.max(Math.abs(u), Math.abs(v)) > 0.97 + noise(u * 9, v * 9, 3) * 0.03) return -1;
      return 0.004 + r * 0.05 * noise(u * 3.2 + 4, v * 3.2, 4) * Math.max(Math.abs(u), Math.abs(v)) ** 2;
    },
    paint: mottled(colour, '#e6d3b3', 0.12),
    gloss: 0.05,
  });
  return { x, y, r: r * 0.8, z: 0.02 };
}

/** A glass with a drink. `tall` is its height relative to its radius. */
export function glass(
  field: Field,
  { x, y, r }: Spot,
  [upper, lower]: readonly [string, string],
  { tall = 3, fill = 0.92 }: { readonly tall?: number; readonly fill?: number } = {},
): Bed {
  const [top, bottom, pale] = [rgb(upper), rgb(lower), rgb('#e9f0ee')];
  const height = r * tall;
  const rest = field.restOf(x, y, r * 0.5);
  const wall = (share: number, out: Float32Array) => {
    mixInto(out, bottom, top, smoothStep(0.1, 0.95, share));
    if (share > fill) mixInto(out, pale, top, 0.35);
    if (share < 0.07) mixInto(out, pale, bottom, 0.4);
  };
  field.stamp({
    x,
    y,
    rx: r,
    base: rest,
    shape: (u, v) => {
      const far = Math.hypot(u, v);
      if (far > 1) return -1;
      return far > 0.93 ? height : height * fill;
    },
    paint: (u, v, _x, _y, out) => {
      out.set(top);
      const far = Math.hypot(u, v);
      tint(out, pale, far > 0.93 ? 0.65 : smoothStep(0.8, 0.93, far) * 0.25);
    },
    gloss: 0.85,
    wall,
  });
  return { x, y, r: r * 0.85, z: rest + height * fill };
}

/** A cup on a saucer, with a handle. */
export function cup(field: Field, spot: Spot, name: WareName, saucer = true): Bed {
  const { x, y, r, turn } = spot;
  const ware: Ware = wares[name];
  if (saucer) plate(field, { ...spot, r: r * 1.75 }, name);
  field.stamp({
    x: x + Math.cos(turn) * r * 1.18,
    y: y + Math.sin(turn) * r * 1.18,
    rx: r * 0.34,
    ry: r * 0.13,
    turn,
    base: r * 0.55,
    shape: disc(r * 0.25, 0.4),
    paint: plain(ware.colour),
    gloss: glossOf(ware),
  });
  return bowl(field, spot, name, 0.86, 1.05);
}
