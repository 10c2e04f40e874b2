/** The rules of delivery areas that their schema can't express. (docs/spec/domain.md#delivery-areas) */
import { isolateAuto } from '../core/bidi.js';
import type { LocalizedText } from '../core/language.js';
import { elementsOf, propertyOf } from '../core/typeGuards.js';
import { normalizeArabic } from '../text/search.js';

interface AreasProblem {
  readonly path: string;
  readonly message: LocalizedText;
}

/**
 * If an option has delivery areas although it is not a delivery, returns the problem. Otherwise returns null. `path` is
 * a JSON pointer.
 */
export function areasProblem(option: {
  readonly kind?: unknown;
  readonly areas?: readonly unknown[] | undefined;
}): AreasProblem | null {
  return option.kind === 'delivery' || (option.areas ?? []).length === 0 ? null : { path: '/areas', message: NO_AREAS };
}

/**
 * If two areas have the same name in any spelling, returns the problem of the second one: neither guest nor driver could
 * tell them apart. Menu files of earlier versions may contain such areas.
 */
export function repeatedAreaProblem(areas: unknown): AreasProblem | null {
  const titles = elementsOf(areas).map((area) => {
    const title = propertyOf(area, 'title');
    return typeof title === 'string' ? title.trim() : '';
  });
  const names = titles.map(normalizeArabic);
  const index = names.findIndex((name, at) => name !== '' && names.indexOf(name) < at);
  if (index < 0) return null;
  const title = isolateAuto(titles[index] ?? '');
  return {
    path: `/areas/${index}/title`,
    message: {
      ar: `«${title}» اسم منطقة أخرى من مناطق هذه الطريقة، فاختر اسمًا آخر.`,
      en: `“${title}” is the name of another area of this option: choose another name.`,
    },
  };
}

const NO_AREAS: LocalizedText = {
  ar: 'مناطق التوصيل لطريقة استلام نوعها «توصيل» فقط.',
  en: 'Only a receive option of the kind “Delivery” has delivery areas.',
};
