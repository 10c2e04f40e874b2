import type { ar } from '../ar/review.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  review: {
    title: 'Preview',
    frame: 'Preview of the menu as visitors see it',
    back: 'Back',
    desktop: 'The menu on a desktop',
    language: 'Language of the preview',
    theme: 'Colours of the preview',
    toMenu: 'Go to the menu',
    reload: 'Reload the preview',
    open: 'Open in a new tab',
    copy: 'Copy the menu’s link',
    loading: 'Loading the preview…',
  },
};
