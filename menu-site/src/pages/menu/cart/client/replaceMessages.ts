/**
 * Messages about replacing a cart line, loaded together with it. `#` is replaced by the line's name; in `replacedBy`, the
 * first `#` by the number of pieces that were added.
 */
import type { Language } from '@qaima/schemas';
import { isolateBidi } from '../../../../client/notify.js';
import { pageLanguage } from '../../../../i18n/pageLanguage.js';

const arabic = {
  choose: 'اختر بديلًا عن #',
  cancel: 'إلغاء',
  replaced: 'حلّ ما اخترته محلّ #.',
  replacedBy: 'حلّ ما اخترته (#) محلّ #.',
  toCart: 'إلى السلة',
  kept: 'أُضيف ما اخترته، وبقي # في السلة.',
};

const english: typeof arabic = {
  choose: 'Choose something instead of #',
  cancel: 'Cancel',
  replaced: 'Your choice replaced #.',
  replacedBy: 'Your choice (#) replaced #.',
  toCart: 'To the cart',
  kept: 'Your choice was added, and # is still in the cart.',
};

const messages: Readonly<Record<Language, typeof arabic>> = { ar: arabic, en: english };

/** The number of pieces as `×3`. */
export const piecesText = (count: number): string => `\u2066×${count}\u2069`;

/** A line's name in quotation marks, with its quantity if that is more than one. */
export const quotedName = (page: Document, name: string, quantity: number): string => {
  const quoted = pageLanguage(page) === 'ar' ? `«${isolateBidi(name)}»` : `“${isolateBidi(name)}”`;
  return quantity > 1 ? `${quoted} (${piecesText(quantity)})` : quoted;
};

export const replaceMessages = (page: Document) => messages[pageLanguage(page)];
