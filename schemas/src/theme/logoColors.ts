/** Proposes the colours of a menu from its logo. (docs/spec/public-site.md#menu-initialisation) */
import { clampChroma, formatHex, modeOklch, modeRgb, useMode, type Oklch } from 'culori/fn';
import type { DEFAULT_COLORS } from './palette.js';

useMode(modeRgb);
const toOklch = useMode(modeOklch);

/** The four colours of a menu, `#rrggbb`. */
export type ProposedColors = Record<keyof typeof DEFAULT_COLORS, string>;

/** Below this opacity (0 to 255) a pixel counts as transparent. */
const MIN_OPACITY = 128;
/** Below this chroma a pixel is grey, white or black. */
const MIN_CHROMA = 0.04;
/** A pixel without a hue that has at least this lightness belongs to the background. */
const PAPER_LIGHTNESS = 0.93;
/** The width of a hue group, in degrees. */
const GROUP_DEGREES = 15;
/** Two colours of a logo differ in hue by at least this many degrees. */
const MIN_HUE_DISTANCE = 45;
/** A second colour has at least this part of the first colour's weight. Smaller groups are edges or noise. */
const MIN_SECOND_PART = 0.08;

/** Colours of similar hue: the sums of their weighted coordinates in OKLab. */
interface ColorGroup {
  weight: number;
  l: number;
  a: number;
  b: number;
}

const RADIANS = Math.PI / 180;

/** The mean of a group. Averaging in OKLab makes hues around 0° and 360° neighbours. */
function meanOf({ weight, l, a, b }: ColorGroup): Required<Oklch> {
  const h = (Math.atan2(b, a) / RADIANS + 360) % 360;
  return { mode: 'oklch', l: l / weight, c: Math.hypot(a, b) / weight, h, alpha: 1 };
}

function add(group: ColorGroup, { l, c, h = 0 }: Oklch, weight: number): void {
  group.weight += weight;
  group.l += weight * l;
  group.a += weight * c * Math.cos(h * RADIANS);
  group.b += weight * c * Math.sin(h * RADIANS);
}

const emptyGroup = (): ColorGroup => ({ weight: 0, l: 0, a: 0, b: 0 });

/**
 * Groups the opaque pixels by hue. Vivid pixels weigh more. All greys are one group. The light background is ignored.
 */
function groupPixels(pixels: ArrayLike<number>) {
  const hues = Array.from({ length: 360 / GROUP_DEGREES }, emptyGroup);
  const greys = emptyGroup();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, opacity = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (opacity < MIN_OPACITY) continue;
    const color = toOklch({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
    if (color.c < MIN_CHROMA || color.h === undefined) {
      if (color.l < PAPER_LIGHTNESS) add(greys, color, 1);
      continue;
    }
    const group = hues[Math.floor(color.h / GROUP_DEGREES) % hues.length];
    if (group) add(group, color, color.c);
  }
  return { hues, greys };
}

const heaviest = (groups: readonly ColorGroup[]) =>
  groups.reduce<ColorGroup | null>((best, group) => (group.weight > (best?.weight ?? 0) ? group : best), null);

const hueDistance = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

const hexOf = (color: Oklch) => formatHex(clampChroma(color, 'oklch'));

/** The second colour for a logo of one colour: a lighter or darker variant of it. */
const variantOf = ({ l, c, h }: Required<Oklch>): Oklch => ({
  mode: 'oklch',
  l: l > 0.6 ? l - 0.25 : l + 0.25,
  c: c * 0.7,
  h,
});

/**
 * The colours that a logo suggests: its dominant and its second colour, and a dark and a light neutral of the dominant
 * hue. A black or grey logo gives neutral colours.
 * @param pixels red, green, blue and opacity of each pixel, 0 to 255, as in the `ImageData` of a canvas
 * @returns null if all pixels are transparent or nearly white
 */
export function logoColors(pixels: ArrayLike<number>): ProposedColors | null {
  const { hues, greys } = groupPixels(pixels);
  const first = heaviest(hues) ?? (greys.weight > 0 ? greys : null);
  if (!first) return null;
  const main = meanOf(first);
  const others = hues.filter(
    (group) =>
      group.weight >= first.weight * MIN_SECOND_PART && hueDistance(meanOf(group).h, main.h) >= MIN_HUE_DISTANCE,
  );
  const second = heaviest(others);
  return {
    mainColor: hexOf(main),
    secondaryColor: hexOf(second ? meanOf(second) : variantOf(main)),
    shadeColor: hexOf({ mode: 'oklch', l: 0.24, c: Math.min(main.c, 0.04), h: main.h }),
    tintColor: hexOf({ mode: 'oklch', l: 0.98, c: Math.min(main.c, 0.015), h: main.h }),
  };
}
