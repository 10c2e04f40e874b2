/** Owners' colours to try on the landing page's phone, by the palette that menus are drawn with. */
import { paletteCss, type OwnerColors } from '@qaima/schemas';

/** The colours to choose from, each complete. */
export const PREVIEW_COLORS = [
  { mainColor: '#c0392b', secondaryColor: '#f2b705', shadeColor: '#3a1c10', tintColor: '#fbeedd' },
  { mainColor: '#4f6b2f', secondaryColor: '#e0b84c', shadeColor: '#20290f', tintColor: '#f4f4e2' },
  { mainColor: '#1f3a68', secondaryColor: '#e08e45', shadeColor: '#131c2e', tintColor: '#f1f3f8' },
] as const satisfies readonly OwnerColors[];

/** The id of the radio button that puts on a tone. */
export const colorOptionId = (index: number) => `tone-${index}`;

/** The colours of the phone for each choice, and of the buttons that offer them. */
export function previewColorsCss(): string {
  return PREVIEW_COLORS.map((colors, index) => {
    const worn = `.opening:has(#${colorOptionId(index)}:checked) .device`;
    const shown = `#${colorOptionId(index)}{background:${colors.mainColor}}`;
    return paletteCss(colors).replaceAll(':root', worn) + shown;
  }).join('');
}
