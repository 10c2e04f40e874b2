/** The colour choices of the landing page's phone, rendered with the menus' palette function. */
import { paletteCss, type OwnerColors } from '@qaima/schemas';

/** Complete sets of owner colours. */
export const PREVIEW_COLORS = [
  { mainColor: '#c0392b', secondaryColor: '#f2b705', shadeColor: '#3a1c10', tintColor: '#fbeedd' },
  { mainColor: '#4f6b2f', secondaryColor: '#e0b84c', shadeColor: '#20290f', tintColor: '#f4f4e2' },
  { mainColor: '#1f3a68', secondaryColor: '#e08e45', shadeColor: '#131c2e', tintColor: '#f1f3f8' },
] as const satisfies readonly OwnerColors[];

/** The id of a colour choice's radio button. */
export const colorOptionId = (index: number) => `tone-${index}`;

/** The CSS of the phone and the choice buttons for each set. */
export function previewColorsCss(): string {
  return PREVIEW_COLORS.map((colors, index) => {
    const worn = `.opening:has(#${colorOptionId(index)}:checked) .device`;
    const shown = `#${colorOptionId(index)}{background:${colors.mainColor}}`;
    return paletteCss(colors).replaceAll(':root', worn) + shown;
  }).join('');
}
