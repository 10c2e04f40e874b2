/** Finds the section that a typed title means. */
import { normalizeArabic } from '../text/search.js';

/** Emoji without flags and digits: “🇮🇹 Kitchen” and “🇯🇵 Kitchen” differ. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]+/gu;
/** The Arabic article of a word, also after an attached «و». Other letters before it change the meaning. */
const ARTICLE = /(?<=^| )(و?)ال(?=\S{3})/g;

/** Reads a title: its words without articles and emoji, and its emoji. */
function readTitle(title: string): { words: string; emoji: string } {
  const text = normalizeArabic(title);
  const words = text.replace(EMOJI, ' ').replace(/\s+/g, ' ').trim().replace(ARTICLE, '$1');
  return { words, emoji: text.match(EMOJI)?.join('') ?? '' };
}

/**
 * Prepares a search for sections by title, for all places that read the titles of sections from a file or a text.
 * @returns a function that finds the section with the same title for the search, or else the only one whose title
 * differs just in Arabic articles or in emoji that one of the two titles lacks. «مشاوي» finds «المشاوي 🍢». Without a
 * section, or with several, the result is undefined.
 */
export function sectionFinder<Section extends { readonly title: string }>(
  sections: readonly Section[],
): (title: string) => Section | undefined {
  const exact = new Map(sections.toReversed().map((section) => [normalizeArabic(section.title), section]));
  const read = [...exact.values()].map((section) => ({ section, ...readTitle(section.title) }));
  return (title) => {
    const same = exact.get(normalizeArabic(title));
    if (same) return same;
    const { words, emoji } = readTitle(title);
    if (words === '') return undefined;
    const alike = read.filter((one) => one.words === words && (!one.emoji || !emoji || one.emoji === emoji));
    return alike.length === 1 ? alike[0]?.section : undefined;
  };
}
