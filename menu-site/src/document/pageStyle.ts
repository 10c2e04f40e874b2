import { DEFAULT_COLORS, paletteCss, type OwnerColors } from '@qaima/schemas';
import type { Page, PageHead } from './page.js';

/** The colors of the service, for pages that do not belong to a menu. */
export const SERVICE_COLORS: OwnerColors = {
  mainColor: '#0f766e',
  secondaryColor: DEFAULT_COLORS.secondaryColor,
  shadeColor: '#221a15',
  tintColor: '#fbf5ec',
};

/** All inline CSS of a page: the palette, then the rules that use it. */
export const styleOf = ({ css }: Page, { colors }: PageHead): string => paletteCss(colors) + css;
