/**
 * Reads numbers by the number format of their cell: percentages as such, and dates, times and fractions as cells that
 * somebody may have typed otherwise. Runs in the worker thread. (docs/spec/domain.md#import-and-export)
 */
import { withoutNoise, type Cell, type ReformattedCell } from '@qaima/schemas';

/** The built-in formats with a meaning, by id. Formats of East Asian calendars are dates. */
const BUILT_IN: ReadonlyMap<number, string> = new Map([
  [9, '0%'],
  [10, '0.00%'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, 'LOCAL d/m/yyyy'],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm'],
  [19, 'h:mm:ss'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, 'LOCAL d/m/yyyy h:mm'],
  ...[27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map((id) => [id, 'yyyy/m/d'] as const),
  [32, 'h:mm'],
  [33, 'h:mm:ss'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss'],
]);

const DAY_MS = 86_400_000;
/** The numbers of 1970-01-01 in the two systems of dates. */
const EPOCH = { 1900: 25_569, 1904: 24_107 } as const;

/** The first section of a format, without texts, colours and locales. `[h]` counts more than 24 hours. */
const bare = (code: string): string =>
  code
    .replace(/"[^"]*"|\\.|[_*]./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/am\/pm|a\/p/gi, '')
    .replace(/;.*$/s, '')
    .replace(/^general$/i, '');

const day = (date: Date) => date.getUTCDate();
const month = (date: Date) => date.getUTCMonth() + 1;

/** Without duplicates. */
const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/**
 * `1/2` becomes a date in the sequence of the program's language, which formats such as `d-mmm` do not tell. As numbers,
 * 4 May may be 4.5 or 4.05, because some languages write dates with dots.
 */
function dateCell(value: number, format: string, is1904: boolean): ReformattedCell {
  // Excel counts a 29 February 1900, which did not exist.
  const days = Math.floor(value) + (!is1904 && value < 60 ? 1 : 0);
  const date = new Date((days - EPOCH[is1904 ? 1904 : 1900]) * DAY_MS);
  const year = date.getUTCFullYear();
  const shown = date.toISOString().slice(0, 10);
  const dayAt = format.indexOf('d');
  const monthAt = format.indexOf('m');
  const [d, m] = [day(date), month(date)];
  if (dayAt < 0) {
    const years = String(year % 100).padStart(2, '0');
    return { format: 'date', shown, texts: [`${m}/${years}`], numbers: [Number(`${m}.${years}`)], isClear: true };
  }
  const isClear = !/local|mmm|^[^dm]*y/.test(format);
  const isMonthFirst = isClear && monthAt >= 0 && monthAt < dayAt;
  const [first, second] = isMonthFirst ? [m, d] : [d, m];
  const pairs = isClear
    ? [[first, second]]
    : [
        [first, second],
        [second, first],
      ];
  const whole = format.includes('y') ? [`${first}/${second}/${year}`] : [];
  return {
    format: 'date',
    shown,
    texts: unique([...pairs.map((pair) => pair.join('/')), ...whole]),
    numbers: unique([
      ...pairs.map(([one = 0, other = 0]) => Number(`${one}.${other}`)),
      Number(`${first}.${String(second).padStart(2, '0')}`),
    ]),
    isClear: isClear || (format.includes('mmm') && dayAt < monthAt),
  };
}

function timeCell(value: number, format: string): ReformattedCell {
  const seconds = Math.round((format.includes('[') ? value : value % 1) * 86_400);
  const unit = format.includes('h') ? 3600 : 60;
  const large = Math.floor(seconds / unit);
  const small = Math.floor((seconds % unit) / (unit / 60));
  const padded = String(small).padStart(2, '0');
  const shown = `${large}:${padded}`;
  return {
    format: 'time',
    shown,
    texts: unique([shown, `${large}:${small}`]),
    numbers: [Number(`${large}.${padded}`)],
    isClear: true,
  };
}

/** The nearest fraction that the format allows: `1/2`, `1 3/4`. Null for a whole number. */
function fractionCell(value: number, format: string): ReformattedCell | null {
  const whole = Math.floor(value);
  const rest = value - whole;
  const [, fixed, places = ''] = /\/\s*(?:(\d+)|([?#]+))/.exec(format) ?? [];
  const most = Math.min(10 ** places.length - 1, 999);
  const denominators = fixed ? [Number(fixed)] : Array.from({ length: Math.max(1, most) }, (_, index) => index + 1);
  const errorOf = (one: number) => Math.abs(Math.round(rest * one) / one - rest);
  const best = denominators.reduce((found, one) => (errorOf(one) < errorOf(found) - 1e-9 ? one : found));
  const numerator = Math.round(rest * best);
  if (numerator === 0 || numerator === best) return null;
  const shown = `${whole === 0 ? '' : `${whole} `}${numerator}/${best}`;
  return { format: 'fraction', shown, texts: [shown], numbers: [withoutNoise(value)], isClear: true };
}

/** The number formats of a workbook, by the style of a cell. */
export class NumberFormats {
  readonly #codes: readonly string[];

  /**
   * @param ids the id of each style's format
   * @param own the workbook's own formats by id
   */
  constructor(
    ids: readonly number[],
    own: ReadonlyMap<number, string>,
    readonly is1904: boolean,
  ) {
    this.#codes = ids.map((id) => bare(own.get(id) ?? BUILT_IN.get(id) ?? '').toLowerCase());
  }

  /** The cell of a number. Amounts in a currency, and other numbers, are the number. */
  read(value: number, style: number): Cell {
    const format = this.#codes[style] ?? '';
    if (format.includes('%')) return `${withoutNoise(value * 100)}%`;
    if (value < 0) return value;
    const isCalendar = /[ymdhs]/.test(format) && !/[#?0]/.test(format.replace(/s\.0+/g, 's'));
    if (isCalendar)
      return /[yd]|mmm/.test(format) || !/[hs]/.test(format)
        ? dateCell(value, format, this.is1904)
        : timeCell(value, format);
    return /[#?0]\s*\/\s*[#?\d]/.test(format) ? (fractionCell(value, format) ?? value) : value;
  }

  /** The cell of a date in ISO notation. */
  readDate(iso: string, style: number): Cell {
    const time = Date.parse(iso.replace(/Z?$/, 'Z'));
    if (!Number.isFinite(time)) return iso;
    const value = time / DAY_MS + EPOCH[this.is1904 ? 1904 : 1900];
    const cell = this.read(value, style);
    return typeof cell === 'number' ? dateCell(value, 'local d/m/yyyy', this.is1904) : cell;
  }
}
