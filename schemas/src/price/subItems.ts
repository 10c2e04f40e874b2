/** Rules of an item's sub-items that their schema can't express. (docs/spec/domain.md#items) */
import { isolateAuto } from '../core/bidi.js';
import type { LocalizedText } from '../core/language.js';

interface CodedSubItem {
  readonly code?: string | undefined;
  readonly initial?: boolean | undefined;
}

/** The size codes of an item, without empty ones. */
export const sizeCodesOf = (subItems: readonly CodedSubItem[]): ReadonlySet<string> =>
  new Set(subItems.flatMap(({ code }) => (code ? [code] : [])));

/** Finds a repeated size code or a second preselected sub-item; `path` is a JSON pointer into the list. */
export function subItemsProblem(
  subItems: readonly CodedSubItem[],
): { readonly path: string; readonly message: LocalizedText } | null {
  const known = new Set<string>();
  for (const [index, { code }] of subItems.entries()) {
    if (code && known.has(code)) return { path: `/${index}/code`, message: codeTwice(code) };
    if (code) known.add(code);
  }
  const first = subItems.findIndex(({ initial }) => initial);
  const second = subItems.findLastIndex(({ initial }) => initial);
  return second > first ? { path: `/${second}/initial`, message: TWO_INITIAL } : null;
}

const codeTwice = (code: string): LocalizedText => ({
  ar: `رمز الحجم «${isolateAuto(code)}» مستخدم في خيار آخر.`,
  en: `The size code “${isolateAuto(code)}” is used by another option.`,
});
const TWO_INITIAL: LocalizedText = {
  ar: 'خيار واحد فقط يمكن أن يكون مختارًا مسبقًا.',
  en: 'Only one option can be chosen at first.',
};
