/** Shapes of pieces: functions that return the height at a point (-1 to 1); below 0 outside of the piece. */
import { layeredNoise, noise, smoothStep } from './random';

type Shape = (u: number, v: number, x: number, y: number) => number;

/** Half of an ellipsoid; a smaller `power` has steeper sides. */
export const dome =
  (height: number, power = 0.5): Shape =>
  (u, v) => {
    const rest = 1 - u * u - v * v;
    return rest < 0 ? -1 : height * rest ** power;
  };

/** A flat round piece with a soft edge. */
export const disc =
  (height: number, edge = 0.1): Shape =>
  (u, v) => {
    const out = Math.hypot(u, v);
    return out > 1 ? -1 : height * smoothStep(0, edge, 1 - out + 0.001) ** 0.5;
  };

/** A block with rounded edges. `round` is from 0 to 1. */
export const block =
  (height: number, round = 0.25, corner = 0.3): Shape =>
  (u, v) => {
    const du = Math.max(0, Math.abs(u) - (1 - corner)) / corner;
    const dv = Math.max(0, Math.abs(v) - (1 - corner)) / corner;
    const out = Math.hypot(du, dv);
    if (out > 1) return -1;
    const inside = Math.min(1, Math.min(1 - Math.abs(u), 1 - Math.abs(v), (1 - out) * corner + 0.001) / round);
    return height * (1 - (1 - inside) ** 2) ** 0.5;
  };

/** A long piece with round ends, such as a sausage. `slim` is its width relative to its length. */
export const capsule =
  (height: number, slim: number): Shape =>
  (u, v) => {
    const end = Math.max(0, Math.abs(u) - (1 - slim)) / slim;
    const rest = 1 - end * end - v * v;
    return rest < 0 ? -1 : height * Math.sqrt(rest);
  };

/** A leaf with a vein, slightly curled. */
export const leaf =
  (height: number): Shape =>
  (u, v) => {
    const half = 0.95 * (1 - u * u) ** 0.75 * (0.75 + 0.25 * u);
    if (Math.abs(v) > half) return -1;
    return height * (0.55 + 0.45 * Math.cos(u * 2.2) - 0.35 * Math.exp(-((v / 0.12) ** 2)) + 0.25 * Math.abs(v));
  };

/** A ring, such as an onion ring. */
export const ring =
  (height: number, hole = 0.7): Shape =>
  (u, v) => {
    const middle = (1 + hole) / 2;
    const off = (Math.hypot(u, v) - middle) / ((1 - hole) / 2);
    return Math.abs(off) > 1 ? -1 : height * Math.sqrt(1 - off * off);
  };

/** A bent piece, such as a shrimp or a croissant. `open` is the angle of the gap in radians. */
export const crescent =
  (height: number, hole = 0.3, open = 2.2): Shape =>
  (u, v) => {
    const angle = Math.abs(Math.atan2(v, u));
    const left = Math.PI - open / 2 - angle;
    if (left < -0.3) return -1;
    const thick = ((1 - hole) / 2) * Math.min(1, Math.max(0.02, (left + 0.3) / 1.3)) ** 0.6;
    const off = (Math.hypot(u, v) - (1 + hole) / 2) / thick;
    return Math.abs(off) > 1 ? -1 : height * Math.sqrt(1 - off * off) * (thick / ((1 - hole) / 2)) ** 0.7;
  };

/** A wedge, such as a slice of cake or lemon; the tip is on the left. */
export const wedge =
  (height: number, angle = 0.5, edge = 0.04): Shape =>
  (u, v) => {
    const [across, along] = [v, u + 1];
    const far = Math.hypot(along / 2, across / 2);
    const side = along * Math.tan(angle) - Math.abs(across);
    if (far > 1 || side < 0) return -1;
    return height * smoothStep(0, edge, Math.min(1 - far, side) + 0.001) ** 0.5;
  };

/** Adds an uneven surface and outline to a shape. `size` is the size of a bump on the table. */
export const rough =
  (shape: Shape, amount: number, size = 0.02, seed = 1): Shape =>
  (u, v, x, y) => {
    const bump = layeredNoise(x / size, y / size, seed, 3) - 0.5;
    const stretch = 1 + (noise(x / size / 2.5, y / size / 2.5, seed + 7) - 0.5) * 0.35;
    const height = shape(u * stretch, v * stretch, x, y);
    return height < 0 ? -1 : Math.max(0, height + bump * amount);
  };
