/** Light on the height field: normals, shadows, and the darkness in hollows. */
import type { Field } from './heightField';

/** The direction to the light: `x` to the right, `y` towards the viewer, `z` up. `soft` is the blur of shadows. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly soft: number;
  /** Colours of the direct light and of the surroundings. */
  readonly sun: readonly [number, number, number];
  readonly sky: readonly [number, number, number];
}

/** How much direct light reaches each cell: 0 is full shadow, 1 is full light. */
export function shadowsOf(field: Field, light: Light): Float32Array {
  const { columns, rows, z, cellsPerUnit } = field;
  const across = Math.hypot(light.x, light.y);
  const [dx, dy] = [light.x / across, light.y / across];
  const rise = light.z / across / cellsPerUnit;
  const highest = z.reduce((most, value) => Math.max(most, value), 0);
  const shade = new Float32Array(z.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const start = z[at] ?? 0;
      let open = 1;
      for (let far = 1.5; far < 420; far *= 1.09) {
        const x = Math.round(column + dx * far);
        const y = Math.round(row + dy * far);
        const ray = start + 0.0015 + far * rise;
        if (ray > highest || x < 0 || y < 0 || x >= columns || y >= rows) break;
        const over = (z[y * columns + x] ?? 0) - ray;
        const width = (light.soft * far) / cellsPerUnit + 0.002;
        open = Math.min(open, 0.5 - over / width / 2);
        if (open <= 0) break;
      }
      shade[at] = Math.max(0, open);
    }
  }
  return shade;
}

/** The mean over a square around each cell. */
function boxMean(source: Float32Array, columns: number, rows: number, radius: number): Float32Array {
  const passed = new Float32Array(source.length);
  const mean = new Float32Array(source.length);
  const pass = (from: Float32Array, to: Float32Array, lines: number, length: number, step: number, jump: number) => {
    for (let line = 0; line < lines; line += 1) {
      const start = line * jump;
      let sum = 0;
      const value = (index: number) => from[start + Math.min(length - 1, Math.max(0, index)) * step] ?? 0;
      for (let index = -radius; index <= radius; index += 1) sum += value(index);
      for (let index = 0; index < length; index += 1) {
        to[start + index * step] = sum / (2 * radius + 1);
        sum += value(index + radius + 1) - value(index - radius);
      }
    }
  };
  pass(source, passed, rows, columns, 1, columns);
  pass(passed, mean, columns, rows, columns, 1);
  return mean;
}

/** A factor for the ambient light of each cell: 1 on a flat surface, less in hollows and at the feet of walls. */
export function opennessOf({ z, columns, rows, cellsPerUnit }: Field): Float32Array {
  const open = new Float32Array(z.length).fill(1);
  for (const [reach, strength] of [
    [0.006, 26],
    [0.02, 11],
    [0.06, 4.5],
  ] as const) {
    const radius = Math.max(1, Math.round(reach * cellsPerUnit));
    const once = boxMean(z, columns, rows, radius);
    const mean = boxMean(once, columns, rows, radius);
    for (let at = 0; at < open.length; at += 1) {
      const below = (mean[at] ?? 0) - (z[at] ?? 0);
      const factor = below > 0 ? 1 / (1 + below * strength * 2.2) : Math.min(1.1, 1 - below * strength * 0.12);
      open[at] = (open[at] ?? 1) * factor;
    }
  }
  return open;
}
