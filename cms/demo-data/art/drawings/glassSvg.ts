import { gradient, oval, sheet, softLine } from './svgShapes';

/** A glass with a drink: its colours at the top and at the bottom. */
export interface Glass {
  readonly kind: 'glass';
  readonly top: string;
  readonly bottom: string;
  readonly straw?: string;
}

/** A glass as an SVG document. */
export function glassSvg({ top, bottom, straw }: Glass): string {
  const pipe = straw
    ? `<path d="M146 200L166 6" stroke="${straw}" stroke-width="13" stroke-linecap="round"/>` +
      `<path d="M143 200L163 6" stroke="#fff" stroke-width="3" opacity=".5"/>`
    : '';
  return sheet(
    gradient('drink', [
      [0, top],
      [1, bottom],
    ]) +
      gradient('wall', [
        [0, '#f4fbff'],
        [1, '#bcd6ea'],
      ]),
    '<path d="M58 30L74 236Q76 248 90 248L166 248Q180 248 182 236L198 30Z" fill="url(#wall)" opacity=".62"/>' +
      pipe +
      '<path d="M67 72L79 226Q80 238 92 238L164 238Q176 238 177 226L189 72Z" fill="url(#drink)" opacity=".95"/>' +
      oval({ cx: 128, cy: 72, rx: 61, ry: 13 }, top) +
      oval({ cx: 122, cy: 70, rx: 46, ry: 7 }, '#fff', 'opacity=".35"') +
      '<ellipse cx="128" cy="30" rx="70" ry="15" fill="#fff" fill-opacity=".25" stroke="#fff" stroke-width="5" stroke-opacity=".9"/>' +
      softLine('M172 96L164 214', '#fff', 13, 1) +
      softLine('M84 104L90 170', '#fff', 6, 0.7),
  );
}
