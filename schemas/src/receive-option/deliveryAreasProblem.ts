/** The rule of delivery areas that their schema can't express. (docs/spec/domain.md#delivery-areas) */
import type { LocalizedText } from '../core/language.js';

/**
 * If an option has delivery areas although it is not a delivery, returns the problem. Otherwise returns null. `path` is
 * a JSON pointer.
 */
export function areasProblem(option: {
  readonly kind?: unknown;
  readonly areas?: readonly unknown[] | undefined;
}): { readonly path: string; readonly message: LocalizedText } | null {
  return option.kind === 'delivery' || (option.areas ?? []).length === 0 ? null : { path: '/areas', message: NO_AREAS };
}

const NO_AREAS: LocalizedText = {
  ar: 'مناطق التوصيل لطريقة استلام نوعها «توصيل» فقط.',
  en: 'Only a receive option of the kind “Delivery” has delivery areas.',
};
