/**
 * The table as a height field with colours: everything in a picture is stamped on it. Lengths are in units of the
 * picture's height; x goes right, y down (towards the viewer), z up.
 */
import type { Paint } from './paint';

export interface Stamp {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry?: number;
  /** Rotation in radians. */
  readonly turn?: number;
  /** The height at a point; `u` and `v` are from -1 to 1. The result is below 0 or NaN outside of the piece. */
  readonly shape: (u: number, v: number, x: number, y: number) => number;
  readonly paint: Paint;
  /** From 0 (matt) to 1 (wet). */
  readonly gloss?: number;
  /** Raises the piece by this length. */
  readonly lift?: number;
  /**
   * Where the piece lies. `lie`: flat on the surface; `follow`: as a layer that follows the surface; a number: at that
   * height.
   */
  readonly base?: 'lie' | 'follow' | number;
  /** The opacity of the piece at a point, from 0 to 1. */
  readonly cover?: (u: number, v: number, x: number, y: number) => number;
  /** Whether the piece also replaces parts of the surface that are higher. */
  readonly carve?: boolean;
  /**
   * Sets the colour of the piece's side. `height` is from 0 (foot) to 1 (top). By default, the side has the edge's
   * colour.
   */
  readonly wall?: WallPaint;
}

export type WallPaint = (height: number, out: Float32Array) => void;

export class Field {
  readonly columns: number;
  readonly rows: number;
  readonly z: Float32Array;
  readonly gloss: Float32Array;
  readonly colour: Float32Array;
  /** The wall paint of each cell: its index in `walls` plus 1, or 0 if the cell has none. */
  readonly wallOf: Uint8Array;
  readonly walls: WallPaint[] = [];
  readonly #ink = new Float32Array(3);

  constructor(
    readonly left: number,
    readonly top: number,
    width: number,
    height: number,
    readonly cellsPerUnit: number,
  ) {
    this.columns = Math.ceil(width * cellsPerUnit);
    this.rows = Math.ceil(height * cellsPerUnit);
    const cells = this.columns * this.rows;
    this.z = new Float32Array(cells);
    this.gloss = new Float32Array(cells);
    this.colour = new Float32Array(cells * 3);
    this.wallOf = new Uint8Array(cells);
  }

  /** The height at a point, interpolated between cells. */
  heightAt(x: number, y: number): number {
    const column = Math.min(this.columns - 2, Math.max(0, (x - this.left) * this.cellsPerUnit));
    const row = Math.min(this.rows - 2, Math.max(0, (y - this.top) * this.cellsPerUnit));
    const [left, upper] = [Math.floor(column), Math.floor(row)];
    const [dx, dy] = [column - left, row - upper];
    const at = upper * this.columns + left;
    const { z } = this;
    const above = (z[at] ?? 0) * (1 - dx) + (z[at + 1] ?? 0) * dx;
    const below = (z[at + this.columns] ?? 0) * (1 - dx) + (z[at + this.columns + 1] ?? 0) * dx;
    return above * (1 - dy) + below * dy;
  }

  /** The height on which a piece of this size lies. */
  restOf(x: number, y: number, reach: number): number {
    const points = [
      [0, 0],
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const;
    return points.reduce((sum, [dx, dy]) => sum + this.heightAt(x + dx * reach, y + dy * reach), 0) / points.length;
  }

  stamp({
    x,
    y,
    rx,
    ry = rx,
    turn = 0,
    shape,
    paint,
    gloss = 0.15,
    lift = 0,
    base = 'lie',
    cover,
    carve,
    wall,
  }: Stamp): void {
    const reach = Math.max(rx, ry);
    const rest = base === 'lie' ? this.restOf(x, y, Math.min(rx, ry) * 0.5) : base === 'follow' ? 0 : base;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const scale = this.cellsPerUnit;
    const firstRow = Math.max(0, Math.floor((y - reach - this.top) * scale));
    const lastRow = Math.min(this.rows - 1, Math.ceil((y + reach - this.top) * scale));
    const firstColumn = Math.max(0, Math.floor((x - reach - this.left) * scale));
    const lastColumn = Math.min(this.columns - 1, Math.ceil((x + reach - this.left) * scale));
    const ink = this.#ink;
    const wallNumber = wall ? this.walls.push(wall) : 0;
    for (let row = firstRow; row <= lastRow; row += 1) {
      const py = this.top + row / scale;
      for (let column = firstColumn; column <= lastColumn; column += 1) {
        const px = this.left + column / scale;
        const u = ((px - x) * cos + (py - y) * sin) / rx;
        const v = ((py - y) * cos - (px - x) * sin) / ry;
        if (u < -1 || u > 1 || v < -1 || v > 1) continue;
        const height = shape(u, v, px, py);
        if (!(height >= 0)) continue;
        const at = row * this.columns + column;
        const old = this.z[at] ?? 0;
        const now = (base === 'follow' ? old : rest) + lift + height;
        if (now < old && !carve) continue;
        const share = cover ? cover(u, v, px, py) : 1;
        if (share <= 0) continue;
        this.z[at] = now;
        if (base !== 'follow') this.wallOf[at] = wallNumber;
        paint(u, v, px, py, ink);
        for (let channel = 0; channel < 3; channel += 1) {
          const index = at * 3 + channel;
          this.colour[index] = (this.colour[index] ?? 0) * (1 - share) + (ink[channel] ?? 0) * share;
        }
        this.gloss[at] = (this.gloss[at] ?? 0) * (1 - share) + gloss * share;
      }
    }
  }
}
