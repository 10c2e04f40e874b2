/** Renders the lit height field as seen from above or at an angle. */
import type { Field } from './heightField';
import { type Light, opennessOf, shadowsOf } from './light';
import { smoothStep } from './random';

export interface View {
  /** The angle above the table in degrees; 90 is straight from above. */
  readonly pitch: number;
  /** `y` and `z`: the point in the middle of the picture. `zoom`: 1 means that the picture is one unit high. */
  readonly y?: number;
  readonly z?: number;
  readonly zoom?: number;
  /** How strongly foods in front of and behind the middle are blurred. */
  readonly blur?: number;
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue, 0 to 255. */
  readonly data: Uint8Array;
}

const DISTANCE = 3.2;

/** The visible part of the table, in units: half of its width, and the y coordinates of its back and front edges. */
export function reachOf({ pitch, y = 0, zoom = 1 }: View, aspect: number) {
  const angle = (pitch * Math.PI) / 180;
  const half = 0.5 / zoom;
  const along = (up: number) => (up * DISTANCE) / (DISTANCE * Math.sin(angle) - up * Math.cos(angle));
  const back = Math.max(half, along(half)) + 0.06;
  const front = Math.max(half, -along(-half)) + 0.06;
  const spread = 1 + (back * Math.cos(angle)) / DISTANCE;
  return { side: aspect * half * spread + 0.06, top: y - back, bottom: y + front };
}

const byte = (linear: number) => {
  // Compresses highlights, so that they are not clipped.
  const toned = (linear / (1 + linear * 0.28)) * 1.16;
  return Math.max(0, Math.min(255, 255 * toned ** (1 / 2.2)));
};

/** Renders the height field as a picture. `width` and `height` are in pixels. */
export function photograph(field: Field, light: Light, view: View, width: number, height: number): Pixels {
  const { columns, rows, z, colour, gloss, cellsPerUnit } = field;
  const shade = shadowsOf(field, light);
  const open = opennessOf(field);
  const { pitch, y: aimY = 0, z: aimZ = 0.03, zoom = 1, blur = 0 } = view;
  const angle = (pitch * Math.PI) / 180;
  const eye = [0, aimY + DISTANCE * Math.cos(angle), aimZ + DISTANCE * Math.sin(angle)] as const;
  const highest = z.reduce((most, value) => Math.max(most, value), 0) + 0.001;
  const norm = Math.hypot(light.x, light.y, light.z);
  const toLight = [light.x / norm, light.y / norm, light.z / norm] as const;
  const picture = new Float32Array(width * height * 3);
  const defocus = new Float32Array(width * height);
  const ink = new Float32Array(3);
  for (let py = 0; py < height; py += 1) {
    for (let px = 0; px < width; px += 1) {
      const right = (px + 0.5 - width / 2) / height / zoom;
      const up = (height / 2 - py - 0.5) / height / zoom;
      let [dx, dy, dz] = [
        right,
        -DISTANCE * Math.cos(angle) - up * Math.sin(angle),
        -DISTANCE * Math.sin(angle) + up * Math.cos(angle),
      ];
      const length = Math.hypot(dx, dy, dz);
      [dx, dy, dz] = [dx / length, dy / length, dz / length];
      let along = (highest - eye[2]) / dz;
      const flat = Math.hypot(dx, dy);
      const step = 1 / cellsPerUnit / Math.max(flat, 0.25);
      let previous = along;
      const limit = (-0.001 - eye[2]) / dz;
      while (along < limit) {
        if (eye[2] + dz * along < field.heightAt(eye[0] + dx * along, eye[1] + dy * along)) break;
        previous = along;
        along += step;
      }
      for (let halving = 0; halving < 5; halving += 1) {
        const middle = (previous + along) / 2;
        if (eye[2] + dz * middle < field.heightAt(eye[0] + dx * middle, eye[1] + dy * middle)) along = middle;
        else previous = middle;
      }
      const [x, y] = [eye[0] + dx * along, eye[1] + dy * along];
      const column = Math.min(columns - 3, Math.max(2, Math.round((x - field.left) * cellsPerUnit)));
      const row = Math.min(rows - 3, Math.max(2, Math.round((y - field.top) * cellsPerUnit)));
      let at = row * columns + column;
      const deep = eye[2] + dz * along;
      // Rounding may give the cell in front of a wall, although the ray hits the wall. If so, uses the higher
      // neighbour.
      const near = [1, -1, columns, -columns, 2, -2, 2 * columns, -2 * columns];
      for (const step of near) if ((z[at] ?? 0) < deep - 0.001 && (z[at + step] ?? 0) > deep) at += step;
      const steep = deep < (z[at] ?? 0) - 0.008;
      let nx =
        ((z[at - 1] ?? 0) - (z[at + 1] ?? 0) + 0.5 * ((z[at - 2] ?? 0) - (z[at + 2] ?? 0))) * cellsPerUnit * 0.25;
      let ny =
        ((z[at - columns] ?? 0) -
          (z[at + columns] ?? 0) +
          0.5 * ((z[at - 2 * columns] ?? 0) - (z[at + 2 * columns] ?? 0))) *
        cellsPerUnit *
        0.25;
      let nz = 1;
      const size = Math.hypot(nx, ny, nz);
      [nx, ny, nz] = [nx / size, ny / size, nz / size];
      const tall = z[at] ?? 0;
      const wall = deep < tall - 0.008 ? field.walls[(field.wallOf[at] ?? 0) - 1] : undefined;
      const side = steep || wall !== undefined;
      if (wall) wall(Math.max(0, deep / tall), ink);
      else ink.set(colour.subarray(at * 3, at * 3 + 3));
      // The foot of a wall is darker.
      const foot = side ? 0.55 + 0.45 * smoothStep(0, 0.35, deep / tall) : 1;
      if (side) {
        const flatSize = Math.hypot(nx, ny) || 1;
        [nx, ny, nz] = [nx / flatSize, ny / flatSize, 0.12];
      }
      const facing = nx * toLight[0] + ny * toLight[1] + nz * toLight[2];
      // Surfaces that face away from the light get a little of it, because food is translucent.
      const direct = Math.max(0, facing * 0.85 + 0.15) * (side ? foot : (shade[at] ?? 1));
      const around = (side ? foot : (open[at] ?? 1)) * (0.62 + 0.38 * nz);
      const hx = toLight[0] - dx;
      const hy = toLight[1] - dy;
      const hz = toLight[2] - dz;
      const half = Math.max(0, (nx * hx + ny * hy + nz * hz) / Math.hypot(hx, hy, hz));
      const shine = gloss[at] ?? 0;
      const glint =
        shine * (half ** (20 + 140 * shine) * 0.9 * (shade[at] ?? 1) + (1 - Math.abs(nz)) ** 2 * 0.12 * around);
      const target = (py * width + px) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const lit = direct * (light.sun[channel] ?? 1) + around * (light.sky[channel] ?? 1);
        picture[target + channel] = (ink[channel] ?? 0) * lit + glint * (light.sun[channel] ?? 1);
      }
      defocus[py * width + px] = smoothStep(0.12, 0.75, Math.abs(y - aimY - 0.08)) * blur;
    }
  }
  return developed(blur ? focused(picture, defocus, width, height) : picture, width, height);
}

/** Blurs the picture horizontally, then vertically. `defocus` has the radius for each pixel, relative to `height`. */
function focused(source: Float32Array, defocus: Float32Array, width: number, height: number): Float32Array {
  const passed = new Float32Array(source.length);
  const result = new Float32Array(source.length);
  const pass = (from: Float32Array, to: Float32Array, stepX: number, stepY: number) => {
    for (let py = 0; py < height; py += 1) {
      for (let px = 0; px < width; px += 1) {
        const at = py * width + px;
        const radius = Math.round((defocus[at] ?? 0) * height);
        const sums = [0, 0, 0];
        for (let offset = -radius; offset <= radius; offset += 1) {
          const x = Math.min(width - 1, Math.max(0, px + offset * stepX));
          const y = Math.min(height - 1, Math.max(0, py + offset * stepY));
          for (let channel = 0; channel < 3; channel += 1)
            sums[channel] = (sums[channel] ?? 0) + (from[(y * width + x) * 3 + channel] ?? 0);
        }
        for (let channel = 0; channel < 3; channel += 1) to[at * 3 + channel] = (sums[channel] ?? 0) / (2 * radius + 1);
      }
    }
  };
  pass(source, passed, 1, 0);
  pass(passed, result, 0, 1);
  pass(result, passed, 1, 0);
  pass(passed, result, 0, 1);
  return result;
}

/** Darkens the corners a little and converts to bytes. */
function developed(picture: Float32Array, width: number, height: number): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let py = 0; py < height; py += 1) {
    for (let px = 0; px < width; px += 1) {
      const far = Math.hypot((px / width - 0.5) * 1.1, py / height - 0.5);
      const corner = 1 - smoothStep(0.38, 0.85, far) * 0.28;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (py * width + px) * 3 + channel;
        data[at] = byte((picture[at] ?? 0) * corner);
      }
    }
  }
  return { width, height, data };
}
