/** The colours of a background: a radial gradient from `light` to `deep`, the white of the disc, and the shadows. */
export interface BackgroundColors {
  readonly light: string;
  readonly deep: string;
  readonly shade: string;
}

export const backgroundColors = {
  apricot: { light: '#fcdcc4', deep: '#f0a274', shade: '#6b2a08' },
  honey: { light: '#fde6bd', deep: '#f2b662', shade: '#6b3d05' },
  cream: { light: '#fff3de', deep: '#ecca9a', shade: '#63400f' },
  clay: { light: '#f6cdb2', deep: '#dc8158', shade: '#591d06' },
  rose: { light: '#fcdad4', deep: '#ec9c90', shade: '#6b1c14' },
  berry: { light: '#fad8e3', deep: '#e28dac', shade: '#651434' },
  lemon: { light: '#fff5c9', deep: '#f3d25e', shade: '#5f4a02' },
  pistachio: { light: '#ecf2cd', deep: '#b9ce82', shade: '#33430a' },
  mint: { light: '#dcf3e6', deep: '#93d0b3', shade: '#0d4430' },
  sky: { light: '#dceef9', deep: '#95c5e4', shade: '#103e5c' },
  lilac: { light: '#ece2f7', deep: '#c0a9e0', shade: '#35195e' },
  cocoa: { light: '#ecd5c1', deep: '#b58560', shade: '#3a1906' },
  ember: { light: '#fbb063', deep: '#b3301a', shade: '#3d0a02' },
  forest: { light: '#7fae9f', deep: '#2f5d50', shade: '#081a14' },
  night: { light: '#a07a5e', deep: '#3a2115', shade: '#140702' },
} as const satisfies Record<string, BackgroundColors>;

export type BackgroundName = keyof typeof backgroundColors;
