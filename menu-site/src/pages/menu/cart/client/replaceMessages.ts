/** Messages about replacing a cart line, loaded together with it. `#` is replaced by the line's name. */
import type { Language } from '@qaima/schemas';
import { pageLanguage } from '../../../../i18n/pageLanguage.js';

const arabic = {
  choose: 'اختر بديلًا عن «#»',
  cancel: 'إلغاء',
  replaced: 'حلّ ما اخترته محلّ «#».',
  toCart: 'إلى السلة',
  kept: 'أُضيف ما اخترته، وبقي «#» في السلة.',
};

const english: typeof arabic = {
  choose: 'Choose something instead of “#”',
  cancel: 'Cancel',
  replaced: 'Your choice replaced “#”.',
  toCart: 'To the cart',
  kept: 'Your choice was added, and “#” is still in the cart.',
};

const messages: Readonly<Record<Language, typeof arabic>> = { ar: arabic, en: english };

export const replaceMessages = (page: Document) => messages[pageLanguage(page)];
