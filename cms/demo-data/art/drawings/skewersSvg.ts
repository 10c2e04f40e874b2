import { sheet } from './svgShapes';

/** Parallel skewers with the same pieces. Each piece has a colour and a length. */
export interface Skewers {
  readonly kind: 'skewers';
  readonly rows: number;
  /** Whether the pieces form one lump, like minced meat. */
  readonly moulded?: boolean;
  readonly pieces: readonly (readonly [colour: string, length: number])[];
}

/** Skewers as an SVG document. */
export function skewersSvg({ rows, pieces, moulded }: Skewers): string {
  const gap = 240 / (rows + 1);
  const thick = Math.min(46, gap * 0.72);
  const total = pieces.reduce((sum, [, length]) => sum + length, 0);
  const drawn = Array.from({ length: rows }, (_, row) => {
    const y = 8 + gap * (row + 1);
    const shift = (row - (rows - 1) / 2) * 14;
    let x = 128 - total / 2 + shift;
    const chunks = pieces.map(([colour, length]) => {
      const gapped = moulded ? -5 : 1;
      const box = `x="${x + gapped}" y="${y - thick / 2}" width="${length - gapped * 2}" height="${thick}" rx="${Math.min(length, thick) * 0.36}"`;
      const chars = Array.from({ length: Math.floor(length / 20) }, (_, mark) => {
        const at = x + 14 + mark * 20;
        return `<path d="M${at} ${y - thick * 0.3}l-7 ${thick * 0.6}" stroke="#2a0d00" stroke-width="4" stroke-linecap="round" opacity=".35"/>`;
      });
      x += length;
      return `<rect ${box} fill="${colour}"/><rect ${box} fill="url(#round)"/>${chars.join('')}`;
    });
    return (
      `<path d="M${14 + shift} ${y}H${242 + shift}" stroke="#8f8797" stroke-width="6" stroke-linecap="round"/>` +
      `<path d="M${14 + shift} ${y - 1.5}H${242 + shift}" stroke="#fff" stroke-width="2" opacity=".7"/>${chunks.join('')}`
    );
  });
  return sheet(
    '<linearGradient id="round" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".38"/>' +
      '<stop offset=".38" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a0d00" stop-opacity=".42"/></linearGradient>',
    `<g transform="rotate(-28 128 128) translate(14 14) scale(.89)">${drawn.join('')}</g>`,
  );
}
