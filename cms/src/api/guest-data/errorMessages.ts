import type { LocalizedText } from '@qaima/schemas';

export const NOT_ENDED: LocalizedText = {
  ar: 'لم ينتهِ هذا الطلب بعد. يمكن محو بياناتك حالما ينتهي.',
  en: 'This order has not ended yet. Your data can be erased as soon as it has.',
};

export const NAME_ONE: LocalizedText = {
  ar: 'اكتب الهاتف كاملًا أو البريد الإلكتروني.',
  en: 'Give the whole phone number or the e-mail address.',
};
