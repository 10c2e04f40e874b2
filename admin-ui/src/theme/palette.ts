/**
 * The colours of the admin UI in light and dark mode. They are neutral, so that the owner's colours appear only in
 * previews. They are CSS variables (`var(--accent)`) that follow the system's colour scheme.
 */
import { keysOf, mapValues } from '@qaima/schemas/core/typeGuards';

export const PALETTE = {
  page: ['#faf8f6', '#14100d'],
  surface: ['#ffffff', '#1f1a17'],
  /** The background of drop-downs and dialogs. It is lighter in dark mode, where shadows are not visible. */
  raised: ['#ffffff', '#2b2521'],
  /** The background on hover. */
  hover: ['#f8f5f2', '#352e29'],
  /** The selected element in a group with a sunken background. */
  chosen: ['#ffffff', '#4a413b'],
  head: ['#f8f5f2', '#27211d'],
  /** The background of areas that look recessed. */
  sunken: ['#f0ebe6', '#2d2723'],
  line: ['#e9e3dd', '#3a332e'],
  /** Borders of elements that are not inputs. */
  outline: ['#cfc6be', '#5c534c'],
  control: ['#8d837b', '#8d837b'],
  /** For decoration only. */
  faint: ['#b3a79e', '#6f655e'],
  text: ['#221a15', '#f3ece6'],
  muted: ['#6a5f58', '#b8ada5'],
  accent: ['#0f766e', '#5cc4b8'],
  accentDark: ['#0b5a54', '#86d9cf'],
  accentSoft: ['#e4f2f0', '#17332f'],
  onAccent: ['#ffffff', '#062b27'],
  selected: ['#f1f8f7', '#1c2725'],
  danger: ['#b3261e', '#f2938a'],
  dangerSoft: ['#fbe9e7', '#3b1c19'],
  onDanger: ['#ffffff', '#3a0a06'],
  warning: ['#8a4b00', '#f0b860'],
  warningSoft: ['#fff0cc', '#3a2c10'],
  warningText: ['#5f3d00', '#f5d08a'],
  /** The states of orders: ended, and ready. */
  ended: ['#b42318', '#ffa198'],
  ok: ['#14532d', '#8fdcab'],
  /** The background of notifications and the bulk toolbar, with white text. */
  bar: ['#221a15', '#3d352f'],
  /**
   * The edge and background of an order's row, by the paid share of the order. (docs/spec/staff-console.md#row-colours)
   */
  paidEdge: ['#15803d', '#35a862'],
  paidGround: ['#e1f3e6', '#17301f'],
  mostEdge: ['#86cf9c', '#5f9d72'],
  mostGround: ['#f1faf3', '#1b261e'],
  halfEdge: ['#ead87c', '#a3934a'],
  halfGround: ['#fdfbec', '#292615'],
  lowEdge: ['#dda200', '#c08f08'],
  lowGround: ['#fdf2cb', '#36290b'],
  scarceEdge: ['#cf3a28', '#d9503f'],
  scarceGround: ['#fdeae7', '#391b17'],
  /** The progress bar for a share. */
  meter: ['#d9d0c9', '#4f463f'],
  meterFill: ['#4a403a', '#d8cec6'],
  /** Orders that wait for a response. */
  ringingText: ['#8a4b00', '#f0b860'],
  ringingGround: ['#fff4da', '#33260f'],
  ringingLine: ['#d99a1c', '#c08f08'],
  /** Text and background for the receive option of an order, and for calls of tables. */
  service: ['#1d4f91', '#a9c8f5'],
  serviceGround: ['#e8f0fb', '#1b2637'],
  /** Backgrounds of white text: the notice of a lost connection, and the age of kitchen tickets. */
  lost: ['#b3261e', '#b3261e'],
  ageInTime: ['#0b5a54', '#0b5a54'],
  ageNear: ['#7a4f00', '#7a4f00'],
  ageLate: ['#a31b12', '#a31b12'],
  chip: ['#eeeae7', '#3d352f'],
  /** Covers a picture that is being uploaded. */
  veil: ['#fffb', '#000b'],
  /** The shadow at the end of a scroll box that continues there. */
  scrollShadow: ['#00000024', '#000000a0'],
  /** The background of a placeholder picture. */
  warm: ['#fdf3e6', '#2e2519'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** Where the browser replaces colours by those that the user chose. */
export const FORCED_COLORS = '@media (forced-colors: active)';

const NAMES = keysOf(PALETTE);

/** The `var()` expression of each colour. */
export const colors = mapValues(PALETTE, (name) => `var(--${name})`);

const declared = (valueOf: (light: string, dark: string) => string) =>
  Object.fromEntries(
    NAMES.map((name) => {
      const [light, dark] = PALETTE[name];
      return [`--${name}`, valueOf(light, dark)];
    }),
  );

/** The CSS rules that define the variables. */
export const paletteCss = {
  ':root': { colorScheme: 'light', ...declared((light) => light) },
  '@supports (color: light-dark(#000, #fff))': {
    ':root': { colorScheme: 'light dark', ...declared((light, dark) => `light-dark(${light}, ${dark})`) },
  },
  // The browser drops a fill of any other colour, and with it the state that the fill shows.
  [FORCED_COLORS]: {
    ':root': { '--accent': 'Highlight', '--onAccent': 'HighlightText', '--meterFill': 'Highlight' },
  },
};
