/** Tables: wood, marble, cloth, slate, tiles, stone chips and plain colours. */
import type { Field } from './render/heightField';
import { mixInto, type Paint, rgb, tint } from './render/paint';
import { layeredNoise, noise, smoothStep } from './render/random';

type Surface = (field: Field) => void;

function covering(paint: Paint, height: (x: number, y: number) => number, gloss: number): Surface {
  return (field) => field.stamp({ x: 0, y: 0, rx: 9, base: 0, shape: (_u, _v, x, y) => height(x, y), paint, gloss });
}

/** Planks; `turn` is the angle of the grain. */
function wood(light: string, dark: string, turn: number, plank: number): Surface {
  const [pale, deep, gap] = [rgb(light), rgb(dark), rgb('#1d0f06')];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (x: number, y: number) => {
    const along = x * cos + y * sin;
    const across = y * cos - x * sin + 7;
    const board = Math.floor(across / plank);
    const edge = Math.min(across / plank - board, board + 1 - across / plank) * plank;
    const shift = noise(board * 7.3, 0.5, 3) * 9;
    const wave = layeredNoise(along * 1.3 + shift, across * 5 + shift, 4, 3) * 5;
    const grain = 0.5 + 0.5 * Math.sin((across * 46 + wave * 3.2 + shift) * 1.4);
    const fibre = noise(along * 14 + shift, across * 260, 8);
    return { edge, grain: grain * 0.5 + fibre * 0.4 + noise(board * 3.1, 2, 5) * 0.35 - 0.1 };
  };
  return covering(
    (_u, _v, x, y, out) => {
      const { edge, grain } = at(x, y);
      mixInto(out, pale, deep, Math.min(1, Math.max(0, grain)));
      tint(out, gap, 1 - smoothStep(0.001, 0.006, edge));
    },
    (x, y) => {
      const { edge, grain } = at(x, y);
      return 0.01 - grain * 0.0012 - (1 - smoothStep(0, 0.006, edge)) * 0.008;
    },
    0.22,
  );
}

function marble(ground: string, vein: string): Surface {
  const [pale, dark] = [rgb(ground), rgb(vein)];
  return covering(
    (_u, _v, x, y, out) => {
      const bend = layeredNoise(x * 1.6 + 3, y * 1.6, 2, 4) * 2.4;
      const line = Math.abs(Math.sin((x * 0.9 + y * 1.5 + bend) * 2.6));
      const fine = Math.abs(layeredNoise(x * 3 + 9, y * 3, 6, 4) - 0.5);
      const share = (1 - smoothStep(0, 0.16, line)) * 0.55 + (1 - smoothStep(0, 0.025, fine)) * 0.35;
      mixInto(out, pale, dark, share + layeredNoise(x * 2, y * 2, 12, 3) * 0.12);
    },
    () => 0,
    0.45,
  );
}

function cloth(colour: string, thread: string, stripes = 0): Surface {
  const [base, other] = [rgb(colour), rgb(thread)];
  return covering(
    (_u, _v, x, y, out) => {
      const weave =
        Math.sin(x * 520) * Math.sin(y * 520) * 0.5 +
        noise(x * 220, y * 40, 3) * 0.35 +
        noise(x * 40, y * 220, 4) * 0.35;
      mixInto(out, base, other, Math.max(0, weave * 0.5));
      if (stripes && Math.abs((((x + 5) * stripes) % 1) - 0.5) < 0.07) tint(out, other, 0.75);
    },
    (x, y) =>
      0.012 +
      0.012 * Math.sin(x * 3.1 + y * 2.2 + layeredNoise(x * 2, y * 2, 5, 2) * 4) +
      Math.sin(x * 520) * Math.sin(y * 520) * 0.0006,
    0,
  );
}

function slate(ground: string, dust: string): Surface {
  const [dark, pale] = [rgb(ground), rgb(dust)];
  return covering(
    (_u, _v, x, y, out) =>
      mixInto(out, dark, pale, layeredNoise(x * 7, y * 7, 3, 5) ** 2 * 0.55 + noise(x * 150, y * 150, 4) * 0.06),
    (x, y) => layeredNoise(x * 6, y * 6, 3, 5) * 0.007,
    0.12,
  );
}

function wall(colour: string, speck: string): Surface {
  const [base, other] = [rgb(colour), rgb(speck)];
  return covering(
    (_u, _v, x, y, out) => mixInto(out, base, other, layeredNoise(x * 2.5, y * 2.5, 2, 4) * 0.35),
    (x, y) => noise(x * 90, y * 90, 6) * 0.0008,
    0.05,
  );
}

/** Painted cement tiles with a star and corners. */
function tiles(ground: string, star: string, corner: string): Surface {
  const [base, first, second, joint] = [rgb(ground), rgb(star), rgb(corner), rgb('#b9ad9b')];
  const side = 0.34;
  const inTile = (value: number) => ((((value + 20 * side + side / 2) / side) % 1) - 0.5) * 2;
  return covering(
    (_u, _v, x, y, out) => {
      const [u, v] = [inTile(x), inTile(y)];
      const far = Math.hypot(u, v);
      const points = Math.cos(Math.atan2(v, u) * 8) * 0.09;
      const nearCorner = Math.hypot(1 - Math.abs(u), 1 - Math.abs(v));
      out.set(base);
      if (far < 0.52 + points) tint(out, first, 0.9);
      if (far < 0.26 - points * 0.6) tint(out, base, 1);
      if (far < 0.13) tint(out, second, 0.9);
      if (nearCorner < 0.55 && nearCorner > 0.36) tint(out, second, 0.9);
      if (nearCorner < 0.2) tint(out, first, 0.9);
      tint(out, joint, layeredNoise(x * 9, y * 9, 4, 4) * 0.35);
      if (Math.max(Math.abs(u), Math.abs(v)) > 0.985) tint(out, joint, 0.9);
    },
    (x, y) => (Math.max(Math.abs(inTile(x)), Math.abs(inTile(y))) > 0.985 ? 0 : 0.003),
    0.3,
  );
}

/** Polished stone with chips. */
function terrazzo(ground: string, ...chips: readonly string[]): Surface {
  const base = rgb(ground);
  const colours = chips.map(rgb);
  return covering(
    (_u, _v, x, y, out) => {
      mixInto(out, base, [1, 1, 1], layeredNoise(x * 5, y * 5, 2, 3) * 0.12);
      colours.forEach((colour, index) => {
        const value = layeredNoise(x * 13 + index * 31, y * 13 + index * 17, 5, 2);
        tint(out, colour, smoothStep(0.735, 0.75, value));
      });
    },
    () => 0,
    0.35,
  );
}

export const surfaces = {
  walnut: wood('#7a4c2b', '#43240f', 0.06, 0.31),
  oak: wood('#d9b483', '#a97a48', 1.5, 0.27),
  greyWood: wood('#a69c90', '#6d645a', 0.02, 0.24),
  whiteWood: wood('#eee7dc', '#c9bfae', 1.62, 0.22),
  marble: marble('#efeeec', '#9a9aa0'),
  greenMarble: marble('#24473d', '#8fb3a2'),
  blackMarble: marble('#2a2929', '#8b8378'),
  linen: cloth('#e6dcc8', '#b8a888'),
  blueLinen: cloth('#7f97a8', '#4f6a80'),
  stripedLinen: cloth('#f1ebdf', '#a8472f', 7),
  roseLinen: cloth('#d9a99a', '#b07f70'),
  slate: slate('#2b2d30', '#70757a'),
  stone: slate('#8f8678', '#d3cabb'),
  sage: wall('#a9b79a', '#c6d0b7'),
  sand: wall('#e7cfa6', '#f3e2c3'),
  clayWall: wall('#c47a52', '#dd9a72'),
  cream: wall('#f3e9d6', '#ffffff'),
  sky: wall('#a7c4cf', '#cfe1e6'),
  plum: wall('#5b3547', '#7b4c60'),
  mustard: wall('#dba53a', '#ebc26a'),
  teal: wall('#2f6b6b', '#4b8a86'),
  blueTiles: tiles('#ece5d6', '#35618f', '#c0763c'),
  greenTiles: tiles('#efe9da', '#4d7a5c', '#c9a24a'),
  terrazzo: terrazzo('#e9e3d8', '#b8694a', '#5f7466', '#d8a95a', '#8a8580'),
} as const satisfies Record<string, Surface>;

export type SurfaceName = keyof typeof surfaces;
