/**
 * Describes a group's rule, and the reason for refused choices, as text. Arabic has separate forms for one, two, 3 to
 * 10, and more.
 */
import { isolateAuto } from '../core/bidi.js';
import { LIST_SEPARATOR, type Language, type LocalizedText } from '../core/language.js';
import type { ChoiceProblem } from './choices.js';
import type { OfferedGroup } from './offeredGroups.js';

/** A number of extras. In Arabic, one and two are words that agree with «إضافة»; greater numbers are digits. */
function extrasCount(count: number, isObject: boolean): LocalizedText {
  const en = `${count}`;
  if (count === 1) return { ar: 'واحدة', en };
  if (count === 2) return { ar: isObject ? 'اثنتين' : 'اثنتان', en };
  return { ar: String(count), en };
}

type Rule = Pick<OfferedGroup, 'min' | 'max' | 'each' | 'free' | 'isNoneAllowed'>;

function amountRule({ min, max, isNoneAllowed }: Rule): LocalizedText {
  const none = isNoneAllowed && min > 0 ? { ar: 'لا شيء أو ', en: 'None, or ' } : { ar: '', en: '' };
  if (min === 0) {
    if (max === null) return { ar: 'اختياري', en: 'Optional' };
    return { ar: `اختياري، حتى ${extrasCount(max, true).ar}`, en: `Optional, up to ${max}` };
  }
  const [ar, en] = none.ar ? [none.ar, none.en] : ['اختر ', 'Choose '];
  if (max === min) return { ar: `${ar}${extrasCount(min, true).ar}`, en: `${en}${min}` };
  if (max === null) return { ar: `${ar}${extrasCount(min, true).ar} على الأقل`, en: `${en}at least ${min}` };
  return { ar: `${ar}من ${min} إلى ${max}`, en: `${en}${min} to ${max}` };
}

function freeRule(free: number): LocalizedText | null {
  if (free === 0) return null;
  const subject = extrasCount(free, false).ar;
  return { ar: `${subject} مجانًا`, en: `${free} free` };
}

/** The group's rule in one line: `اختياري، حتى 3، اثنتان مجانًا`. */
export function ruleText(group: Rule, language: Language): string {
  const parts = [amountRule(group), freeRule(group.free)].flatMap((part) => part?.[language] ?? []);
  return parts.join(LIST_SEPARATOR[language]);
}

const byKind: Readonly<Record<ChoiceProblem['kind'], (problem: ChoiceProblem) => LocalizedText>> = {
  'too-few': ({ groupTitle, limit = 1 }) => ({
    ar: `«${isolateAuto(groupTitle)}»: يلزم اختيار ${extrasCount(limit, true).ar} على الأقل.`,
    en: `“${isolateAuto(groupTitle)}”: at least ${limit} must be chosen.`,
  }),
  'too-many': ({ groupTitle, extraTitle, limit = 1 }) => {
    const of = extraTitle === undefined ? { ar: '', en: '' } : isolated(extraTitle);
    return {
      ar: `«${isolateAuto(groupTitle)}»: الحد الأعلى${of.ar} ${extrasCount(limit, false).ar}.`,
      en: `“${isolateAuto(groupTitle)}”: at most ${limit}${of.en}.`,
    };
  },
  'not-offered': ({ groupTitle }) =>
    groupTitle === ''
      ? { ar: 'مجموعة إضافات لا تُقدَّم مع هذا الصنف.', en: 'A group of extras is not offered with this item.' }
      : {
          ar: `«${isolateAuto(groupTitle)}»: إحدى الإضافات لم تعد متوفرة.`,
          en: `“${isolateAuto(groupTitle)}”: an extra is no longer offered.`,
        },
  'sold-out': ({ groupTitle, extraTitle = '' }) => ({
    ar: `«${isolateAuto(groupTitle)}»: نفدت «${isolateAuto(extraTitle)}».`,
    en: `“${isolateAuto(groupTitle)}”: “${isolateAuto(extraTitle)}” is sold out.`,
  }),
};

const isolated = (title: string): LocalizedText => ({
  ar: ` من «${isolateAuto(title)}»`,
  en: ` of “${isolateAuto(title)}”`,
});

/** The message for refused choices; it names the group. */
export const choiceProblemText = (problem: ChoiceProblem): LocalizedText => byKind[problem.kind](problem);
