import type { LocalizedText } from '../core/language.js';

const ARABIC_LETTERS: LocalizedText = {
  ar: 'لا تصلح الحروف العربية هنا.',
  en: 'Arabic letters are not possible here.',
};
const SPACES: LocalizedText = { ar: 'لا تصلح المسافات هنا.', en: 'Spaces are not possible here.' };

/** Names what a text contains but must not; null without it. @param wrong matches one character */
export function wrongCharacterMessage(text: string, wrong: RegExp): LocalizedText | null {
  const [character] = wrong.exec(text) ?? [];
  if (character === undefined) return null;
  if (/\p{Script=Arabic}/u.test(text)) return ARABIC_LETTERS;
  if (/\s/.test(character)) return SPACES;
  return { ar: `لا تصلح العلامة «${character}» هنا.`, en: `“${character}” is not possible here.` };
}
