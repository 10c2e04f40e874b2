/** The background of a food picture, as SVG. */
import type { BackgroundColors } from './backgroundColors';
import type { Place } from './layouts';
import { logoOutline } from './logoOutline';
import type { Size } from './raster';

const document = ({ width, height }: Size, defs: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${defs}</defs>${body}</svg>`;

/**
 * Out-of-focus lights behind the food of the main image: centre, radius and opacity. Lengths are relative to the
 * height.
 */
const lights = [
  [-0.74, -0.2, 0.13, 0.1],
  [-0.45, 0.3, 0.09, 0.09],
  [-0.2, -0.3, 0.1, 0.12],
  [0.14, 0.3, 0.13, 0.08],
  [0.3, -0.26, 0.07, 0.14],
  [0.54, 0.22, 0.1, 0.1],
  [0.82, -0.14, 0.12, 0.1],
] as const;

/**
 * Draws a radial gradient and a shadow below each food. Behind the foods, the main image has out-of-focus lights; any
 * other picture has a lighter disc.
 */
export function backgroundSvg(
  ground: BackgroundColors,
  isHero: boolean,
  standing: readonly Place[],
  size: Size,
): string {
  const { width, height } = size;
  const [x, y] = [width / 2, height / 2];
  const radius = height * (width === height ? 0.42 : 0.45);
  const behind = isHero
    ? lights.map(([across, down, r, opacity]) => {
        const centre = `cx="${x + across * height}" cy="${y + down * height}"`;
        return `<circle ${centre} r="${r * height}" fill="${ground.light}" opacity="${opacity}"/>`;
      })
    : [
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" opacity=".3"/>`,
        `<circle cx="${x}" cy="${y}" r="${radius * 0.93}" fill="none" stroke="#fff" stroke-width="${height / 160}" opacity=".28"/>`,
      ];
  const contacts = standing.map((place) => {
    const centre = `cx="${x + place.x * height}" cy="${y + (place.y + place.side * 0.43) * height}"`;
    const radii = `rx="${place.side * height * 0.46}" ry="${place.side * height * 0.12}"`;
    return `<ellipse ${centre} ${radii} fill="url(#contact)"/>`;
  });
  const reach = Math.hypot(x, y) * (isHero ? 0.9 : 1);
  return document(
    size,
    `<radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y * 0.84}" r="${reach}">` +
      `<stop offset="0" stop-color="${ground.light}"/><stop offset="1" stop-color="${ground.deep}"/></radialGradient>` +
      `<radialGradient id="contact"><stop offset=".25" stop-color="${ground.shade}" stop-opacity=".42"/>` +
      `<stop offset="1" stop-color="${ground.shade}" stop-opacity="0"/></radialGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>${behind.join('')}` + contacts.join(''),
  );
}

/** The demo restaurant's logo: white letters on its brand colour. */
export function markSvg(colour: string, size: Size): string {
  const { width, height } = size;
  const scale = (height * 0.44) / logoOutline.height;
  const left = (width - logoOutline.width * scale) / 2 - logoOutline.left * scale;
  const top = (height - logoOutline.height * scale) / 2 - logoOutline.top * scale;
  const path = `<path transform="translate(${left} ${top}) scale(${scale})" fill="#fff" d="${logoOutline.path}"/>`;
  return document(size, '', `<rect width="${width}" height="${height}" fill="${colour}"/>${path}`);
}
