import { type Bits, gradient, oval, type Oval, scattered, sheet, softLine } from './svgShapes';

/** A bowl, plate or loaf, with its filling and toppings. */
export interface Dish {
  readonly kind: 'bowl' | 'plate' | 'bread' | 'loaf';
  readonly ware: keyof typeof wares;
  readonly light: string;
  readonly deep: string;
  /** The colour of a spoon's furrow in the filling. */
  readonly swirl?: string;
  /** Whether the filling rises above the rim. */
  readonly heaped?: boolean;
  readonly bits?: readonly Bits[];
}

const wares = {
  white: { high: '#ffffff', low: '#b9a9cf', edge: '#f6f1fb' },
  clay: { high: '#e69a6a', low: '#8a3a22', edge: '#f0b48a' },
  blue: { high: '#6fa3e8', low: '#24449a', edge: '#a9c9f7' },
  copper: { high: '#f2b37a', low: '#8d4a1f', edge: '#ffd9ad' },
  green: { high: '#8fcfa4', low: '#2f6e55', edge: '#c3ead0' },
  crust: { high: '#f3c27c', low: '#a8611f', edge: '#fbdca6' },
} as const;

function furrow(colour: string, bed: Oval): string {
  const points = Array.from({ length: 64 }, (_, index) => {
    const angle = (index / 63) * Math.PI * 4.6;
    const out = 0.16 + 0.66 * (index / 63);
    const x = bed.cx + Math.cos(angle) * out * bed.rx;
    return `${x.toFixed(1)} ${(bed.cy + Math.sin(angle) * out * bed.ry).toFixed(1)}`;
  });
  const line = `M${points.join('L')}`;
  return softLine(line, colour, 12, 1.1) + softLine(line, '#fff', 6, 0.9, 'transform="translate(0 -6)"');
}

/** A dish as an SVG document. */
export function dishSvg(dish: Dish): string {
  const ware = wares[dish.ware];
  const deep = dish.kind === 'bowl';
  const rim: Oval = deep ? { cx: 128, cy: 112, rx: 120, ry: 86 } : { cx: 128, cy: 126, rx: 124, ry: 92 };
  const shrink = { bowl: 15, plate: 24, bread: 15, loaf: 5 }[dish.kind];
  const bed: Oval = { ...rim, rx: rim.rx - shrink, ry: rim.ry - shrink * 0.92 };
  const lift = dish.heaped ? bed.ry * 0.55 : 0;
  const body = deep
    ? `<path d="M8 112C14 190 70 228 128 228S242 190 248 112Z" fill="url(#body)"/>`
    : oval({ ...rim, cy: rim.cy + (dish.ware === 'crust' ? 13 : 9) }, ware.low);
  const top = bed.cy - bed.ry - lift * 0.55;
  const filling = dish.heaped
    ? `<path d="M${bed.cx - bed.rx} ${bed.cy}C${bed.cx - bed.rx} ${top + 26} ${bed.cx - 46} ${top} ${bed.cx} ${top}` +
      `S${bed.cx + bed.rx} ${top + 26} ${bed.cx + bed.rx} ${bed.cy}A${bed.rx} ${bed.ry} 0 0 1 ${bed.cx - bed.rx} ${bed.cy}Z" fill="url(#fill)"/>`
    : oval(bed, 'url(#fill)') + (dish.kind === 'loaf' ? '' : oval(bed, 'url(#well)'));
  return sheet(
    gradient('body', [
      [0, ware.high],
      [1, ware.low],
    ]) +
      gradient('edge', [
        [0, '#fff'],
        [0.35, ware.edge],
        [1, ware.high],
      ]) +
      gradient(
        'fill',
        [
          [0, dish.light],
          [1, dish.deep],
        ],
        true,
      ) +
      '<radialGradient id="well" cy=".58" r=".56"><stop offset=".74" stop-color="#2a0d00" stop-opacity="0"/>' +
      '<stop offset="1" stop-color="#2a0d00" stop-opacity=".3"/></radialGradient>',
    body +
      oval(rim, 'url(#edge)') +
      oval({ ...bed, rx: bed.rx + 4, ry: bed.ry + 4 }, ware.low, dish.ware === 'crust' ? 'opacity=".35"' : '') +
      filling +
      (dish.swirl ? furrow(dish.swirl, bed) : '') +
      (dish.bits ?? []).map((bits) => scattered(bits, bed, lift)).join('') +
      (deep ? softLine('M28 150C38 186 74 209 106 215', '#fff', 9, 0.7) : ''),
  );
}
