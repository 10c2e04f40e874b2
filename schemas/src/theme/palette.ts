/**
 * Derives accessible colours for light and dark mode from the owner's four colours, in OKLCH. A colour without enough
 * contrast becomes darker or lighter and keeps its hue; no colour is rejected. (docs/spec/public-site.md#menu-page)
 */
import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  parseHex,
  useMode,
  wcagLuminance,
  type Oklch,
} from 'culori/fn';
import { entriesOf, mapValues } from '../core/typeGuards.js';

useMode(modeRgb);
useMode(modeLrgb);
const toOklch = useMode(modeOklch);

/** The owner's colours, `#rgb` or `#rrggbb`. Absent and invalid ones use the default. */
export interface OwnerColors {
  readonly mainColor?: string | null | undefined;
  readonly secondaryColor?: string | null | undefined;
  readonly shadeColor?: string | null | undefined;
  readonly tintColor?: string | null | undefined;
}

export const DEFAULT_COLORS = {
  mainColor: '#c0392b',
  secondaryColor: '#f2b705',
  shadeColor: '#2a1206',
  tintColor: '#fff8ee',
} as const satisfies OwnerColors;

export type ColorMode = 'light' | 'dark';

/**
 * Colour roles. `page`, `surface` (cards) and `sunken` are backgrounds. `line` is decorative; `control` is the border
 * of interactive elements. `fill` and `fill2` are the unchanged main and secondary colours; `onFill` and `onFill2` are
 * the text on them. If a fill is too similar to its background, `focus` outlines it.
 */
export type Role =
  | 'page'
  | 'surface'
  | 'sunken'
  | 'line'
  | 'text'
  | 'muted'
  | 'accent'
  | 'fill'
  | 'onFill'
  | 'fill2'
  | 'onFill2'
  | 'control'
  | 'focus'
  | 'sale'
  | 'saleSoft'
  | 'ok'
  | 'okSoft';

/** A colour for every role, `#rrggbb`. */
export type Palette = Readonly<Record<Role, string>>;

const GROUNDS = ['page', 'surface', 'sunken'] as const;

/**
 * The roles whose colours are adjusted, with their backgrounds and the target contrast. (WCAG 2.2 requires 4.5 for text
 * and 3 for controls.)
 */
const FITTED = {
  text: { on: GROUNDS, ratio: 10 },
  muted: { on: GROUNDS, ratio: 4.6 },
  accent: { on: GROUNDS, ratio: 4.6 },
  sale: { on: [...GROUNDS, 'saleSoft'], ratio: 4.6 },
  ok: { on: [...GROUNDS, 'okSoft'], ratio: 4.6 },
  control: { on: GROUNDS, ratio: 3 },
  focus: { on: GROUNDS, ratio: 3 },
} as const;

const ON_FILL_RATIO = 4.5;

interface ContrastFloor {
  readonly role: Role;
  readonly on: readonly Role[];
  readonly ratio: number;
}

/** The minimum contrast that every palette guarantees, per role and background. */
export const CONTRAST_FLOORS: readonly ContrastFloor[] = [
  ...entriesOf(FITTED).map(([role, floor]) => ({ role, ...floor })),
  { role: 'onFill', on: ['fill'], ratio: ON_FILL_RATIO },
  { role: 'onFill2', on: ['fill2'], ratio: ON_FILL_RATIO },
];

/** A displayable colour with its relative luminance (0 to 1). */
interface Paint {
  readonly hex: string;
  readonly luminance: number;
}

interface Tone {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

function toPaint(hex: string): Paint {
  return { hex, luminance: wcagLuminance(parseHex(hex) ?? hex) };
}

/** Converts to the nearest displayable colour: lightness and hue stay, chroma is reduced. */
function paint({ l, c, h }: Tone): Paint {
  return toPaint(formatHex(clampChroma({ mode: 'oklch', l, c, h } satisfies Oklch, 'oklch')));
}

const WHITE = toPaint('#ffffff');
const INK = toPaint('#1a1614');
const BLACK = toPaint('#000000');

const contrast = (a: Paint, b: Paint) =>
  (Math.max(a.luminance, b.luminance) + 0.05) / (Math.min(a.luminance, b.luminance) + 0.05);

/** WCAG's contrast ratio of two `#rrggbb` colours, 1 to 21. */
export const contrastOf = (a: string, b: string): number => contrast(toPaint(a), toPaint(b));

const hasContrast = (colour: Paint, grounds: readonly Paint[], ratio: number) =>
  grounds.every((ground) => contrast(colour, ground) >= ratio);

/** Number of bisection steps. After them, the lightness is within 1/256 of the first sufficient value. */
const BISECTION_STEPS = 8;

/**
 * Returns the colour if its contrast with every background is sufficient. Otherwise returns the nearest darker or
 * lighter colour whose contrast is.
 */
function fitContrast(tone: Tone, mode: ColorMode, grounds: readonly Paint[], ratio: number): Paint {
  const own = paint(tone);
  if (hasContrast(own, grounds, ratio)) return own;
  let enough = mode === 'light' ? 0 : 1;
  let tooClose = tone.l;
  let best = mode === 'light' ? BLACK : WHITE;
  for (let step = 0; step < BISECTION_STEPS; step += 1) {
    const l = (enough + tooClose) / 2;
    const candidate = paint({ ...tone, l });
    if (hasContrast(candidate, grounds, ratio)) {
      enough = l;
      best = candidate;
    } else tooClose = l;
  }
  return best;
}

/**
 * White if its contrast is sufficient, otherwise the dark ink if that is. For the few colours on which both fail,
 * black.
 */
function inkOn(ground: Paint): Paint {
  return [WHITE, INK].find((ink) => contrast(ink, ground) >= ON_FILL_RATIO) ?? BLACK;
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

function toneOf(typed: string | null | undefined, fallback: string): Tone & { readonly hex: string } {
  const text = typed?.trim() ?? '';
  const rgb = parseHex(HEX.test(text) ? text : fallback);
  const { l, c, h } = toOklch(rgb) ?? { l: 0, c: 0, h: 0 };
  return { l, c, h: h ?? 0, hex: formatHex(rgb) ?? fallback };
}

const tonesOf = (colors: OwnerColors | null | undefined) => ({
  main: toneOf(colors?.mainColor, DEFAULT_COLORS.mainColor),
  secondary: toneOf(colors?.secondaryColor, DEFAULT_COLORS.secondaryColor),
  shade: toneOf(colors?.shadeColor, DEFAULT_COLORS.shadeColor),
  tint: toneOf(colors?.tintColor, DEFAULT_COLORS.tintColor),
});

/** A tone with another lightness and limited chroma. */
const withLightness = (tone: Tone, l: number, mostChroma: number): Tone => ({
  l,
  c: Math.min(tone.c, mostChroma),
  h: tone.h,
});

const SALE = { light: { l: 0.53, c: 0.19, h: 27 }, dark: { l: 0.72, c: 0.16, h: 27 } } as const;
const OK = { light: { l: 0.52, c: 0.13, h: 152 }, dark: { l: 0.76, c: 0.15, h: 152 } } as const;
const SOFT = { light: { l: 0.94, c: 0.03 }, dark: { l: 0.28, c: 0.05 } } as const;

/** The colours of a mode before text colours are adjusted to the backgrounds. */
function initialTones(mode: ColorMode, { main, shade, tint }: ReturnType<typeof tonesOf>) {
  const fixed = { accent: main, focus: main, sale: SALE[mode], ok: OK[mode] };
  if (mode === 'light') {
    return {
      ...fixed,
      page: withLightness(tint, 0.985, 0.018),
      surface: { l: 1, c: 0, h: 0 },
      sunken: withLightness(tint, 0.955, 0.035),
      line: withLightness(tint, 0.905, 0.03),
      text: shade,
      muted: withLightness(shade, 0.52, 0.03),
      control: withLightness(shade, 0.66, 0.025),
    };
  }
  return {
    ...fixed,
    page: withLightness(shade, 0.17, 0.02),
    surface: withLightness(shade, 0.215, 0.022),
    sunken: withLightness(shade, 0.26, 0.024),
    line: withLightness(shade, 0.34, 0.025),
    text: withLightness(shade, 0.95, 0.012),
    muted: withLightness(shade, 0.75, 0.02),
    control: withLightness(shade, 0.56, 0.025),
  };
}

/** The colours of every role in one mode. Any input gives a palette that satisfies all `CONTRAST_FLOORS`. */
export function palette(colors: OwnerColors | null | undefined, mode: ColorMode): Palette {
  const tones = tonesOf(colors);
  const start = initialTones(mode, tones);
  const fill = toPaint(tones.main.hex);
  const fill2 = toPaint(tones.secondary.hex);
  const grounds = {
    page: paint(start.page),
    surface: paint(start.surface),
    sunken: paint(start.sunken),
    saleSoft: paint({ ...SOFT[mode], h: start.sale.h }),
    okSoft: paint({ ...SOFT[mode], h: start.ok.h }),
  };
  const fitted = (role: keyof typeof FITTED) => {
    const { on, ratio } = FITTED[role];
    return fitContrast(
      start[role],
      mode,
      on.map((ground) => grounds[ground]),
      ratio,
    );
  };
  const paints: Readonly<Record<Role, Paint>> = {
    ...grounds,
    line: paint(start.line),
    text: fitted('text'),
    muted: fitted('muted'),
    accent: fitted('accent'),
    fill,
    onFill: inkOn(fill),
    fill2,
    onFill2: inkOn(fill2),
    control: fitted('control'),
    focus: fitted('focus'),
    sale: fitted('sale'),
    ok: fitted('ok'),
  };
  return mapValues(paints, (role) => paints[role].hex);
}

/** `onFill2` becomes `--on-fill-2`. */
const propertyOf = (role: string) => `--${role.replace(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`)}`;

const declarations = (roles: Palette) =>
  Object.entries(roles)
    .map(([role, hex]) => `${propertyOf(role)}:${hex}`)
    .join(';');

/** Both modes as CSS custom properties of `:root`, with the dark one in a `prefers-color-scheme` query. */
export function paletteCss(colors: OwnerColors | null | undefined): string {
  const [light, dark] = [declarations(palette(colors, 'light')), declarations(palette(colors, 'dark'))];
  return `:root{${light}}@media (prefers-color-scheme:dark){:root{${dark}}}`;
}
