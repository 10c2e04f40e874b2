import type { LocalizedText } from '@qaima/schemas';

export const NO_DELIVERY: LocalizedText = { ar: 'هذا التوصيل غير موجود.', en: 'There is no such delivery.' };

export const ENDED: LocalizedText = { ar: 'انتهى هذا التوصيل.', en: 'This delivery has ended.' };
