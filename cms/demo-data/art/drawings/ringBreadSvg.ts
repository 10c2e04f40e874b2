import { type Bits, gradient, type Oval, scattered, sheet, softLine } from './svgShapes';

/** A loaf with a hole. */
export interface Ring {
  readonly kind: 'ring';
  readonly light: string;
  readonly deep: string;
  readonly bits: readonly Bits[];
}

/** A ring as an SVG document. */
export function ringBreadSvg({ light, deep, bits }: Ring): string {
  const loaf: Oval = { cx: 128, cy: 122, rx: 120, ry: 92 };
  const ring = (drop: number) =>
    `M8 ${122 + drop}a120 92 0 1 1 240 0a120 92 0 1 1-240 0ZM80 ${122 + drop}a48 30 0 1 0 96 0a48 30 0 1 0-96 0Z`;
  return sheet(
    gradient(
      'fill',
      [
        [0, light],
        [1, deep],
      ],
      true,
    ),
    `<path d="${ring(14)}" fill="${deep}" fill-rule="evenodd"/><path d="${ring(0)}" fill="url(#fill)" fill-rule="evenodd"/>` +
      softLine('M44 112a84 60 0 0 1 168 0', '#fff', 16, 0.6) +
      bits.map((some) => scattered(some, loaf, 0)).join(''),
  );
}
