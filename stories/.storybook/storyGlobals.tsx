/** The choices of the toolbars, for stories. */
import { createContext, useContext } from 'react';
import { DEFAULT_COLORS, type ColorMode, type Language, type Menu } from '@qaima/schemas';
import { PREVIEW_COLORS } from '../../menu-site/src/pages/landing/previewColors.js';

const [, olive, navy] = PREVIEW_COLORS;

/** An owner's colours in the form in which a menu stores them. */
export type StoredColors = NonNullable<Menu['colors']>;

/** Palettes of owners' colours: the default, two of the landing page, and four with poor contrast. */
export const ownerPalettes = {
  default: { title: 'أحمر · Red (default)', colors: DEFAULT_COLORS },
  olive: { title: 'زيتوني · Olive', colors: olive },
  navy: { title: 'كحلي · Navy', colors: navy },
  awkward: {
    title: 'صعب · Awkward',
    colors: { mainColor: '#ffe600', secondaryColor: '#7f7f7f', shadeColor: '#ffd1dc', tintColor: '#101010' },
  },
} as const satisfies Record<string, { readonly title: string; readonly colors: StoredColors }>;

export type OwnerPaletteName = keyof typeof ownerPalettes;

export interface StoryGlobals {
  readonly language: Language;
  readonly theme: ColorMode;
  readonly palette: OwnerPaletteName;
}

export const initialStoryGlobals: StoryGlobals = { language: 'ar', theme: 'light', palette: 'default' };

export const StoryGlobalsContext = createContext<StoryGlobals>(initialStoryGlobals);

export const useStoryGlobals = (): StoryGlobals => useContext(StoryGlobalsContext);

/** The owner's colours that are chosen in the toolbar. */
export const useOwnerColors = (): StoredColors => ownerPalettes[useStoryGlobals().palette].colors;
