import { isolateAuto, isolateLtr, type LocalizedText } from '@qaima/schemas';

/** Fewer are left than a guest wants. */
export const tooFewLeft = (title: string, left: number): LocalizedText => {
  const name = isolateAuto(title);
  return left <= 0
    ? { ar: `«${name}» نفد.`, en: `“${name}” is sold out.` }
    : {
        ar: `بقي ${isolateLtr(left)} فقط من «${name}»، يرجى تقليل الكمية.`,
        en: `Only ${isolateLtr(left)} of “${name}” are left. Please reduce the quantity.`,
      };
};
