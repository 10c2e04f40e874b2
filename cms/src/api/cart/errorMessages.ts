import {
  contentLanguage,
  inLanguage,
  MAX_CART_LINES,
  isolateLtr,
  isolateAuto,
  servingText,
  LARGEST_TOTAL,
  MAX_LINE_QUANTITY,
  formatCount,
  type Language,
  type LineProblem,
  type LocalizedText,
} from '@qaima/schemas';
import type { CartMenu } from './cartMenu';

export const NO_CART: LocalizedText = { ar: 'هذه السلة غير موجودة.', en: 'There is no such cart.' };
export const NO_MENU: LocalizedText = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };
export const NO_ITEM: LocalizedText = { ar: 'هذا الصنف غير موجود في القائمة.', en: 'This item is not on the menu.' };
export const NO_COMBO: LocalizedText = {
  ar: 'هذه الوجبة غير موجودة في القائمة.',
  en: 'This combo is not on the menu.',
};
export const NOTHING_PICKED: LocalizedText = {
  ar: 'ليس في هذه الوجبة إلا ما يُختار منها، فاختر شيئًا.',
  en: 'This combo contains only what is chosen. Please choose something.',
};
export const NO_SUBJECT: LocalizedText = { ar: 'يرجى تحديد صنف أو وجبة.', en: 'An item or a combo is needed.' };
export const TWO_SUBJECTS: LocalizedText = {
  ar: 'السطر لصنف واحد أو لوجبة واحدة، لا لكليهما.',
  en: 'A line is for an item or for a combo, not for both.',
};
export const NO_LINE: LocalizedText = { ar: 'هذا الصنف ليس في السلة.', en: 'This is not in the cart.' };
export const MENU_CLOSED: LocalizedText = {
  ar: 'هذه القائمة متوقفة حاليًا.',
  en: 'This menu is not active at the moment.',
};
export const NO_PURCHASES: LocalizedText = {
  ar: 'الشراء من هذه القائمة متوقف حاليًا.',
  en: 'This menu takes no orders at the moment.',
};
export const CANNOT_RECEIVE: LocalizedText = {
  ar: 'لا تستقبل هذه القائمة الطلبات بعد.',
  en: 'This menu can’t receive orders yet.',
};
/** @param closed a text that says that the venue is closed and when it opens */
export const closedUntil = (closed: Readonly<Record<Language, string>>): LocalizedText => ({
  ar: `${closed.ar}. لا نستقبل الطلبات قبل ذلك.`,
  en: `${closed.en}. Orders are taken from then on.`,
});
/** For an order that was begun while the venue was open, and can wait for the opening. */
export const closedMeanwhile = (closed: Readonly<Record<Language, string>>): LocalizedText => ({
  ar: `${closed.ar}. إن أرسلت طلبك فسيصلك الرد بعد الافتتاح.`,
  en: `${closed.en}. If you send your order, the answer comes after the opening.`,
});
/** For a venue that is closed and does not say when it opens. */
export const CLOSED: LocalizedText = {
  ar: 'مغلق الآن، ولا نستقبل الطلبات.',
  en: 'Closed now. Orders are not taken.',
};
export const SUBMITTED: LocalizedText = {
  ar: 'أُرسلت هذه السلة ولم يعد تعديلها ممكنًا.',
  en: 'This cart has been sent and can’t be changed any more.',
};
export const NOT_SUBMITTED: LocalizedText = {
  ar: 'لم تُرسل هذه السلة بعد.',
  en: 'This cart has not been sent yet.',
};
export const OTHER_MENU: LocalizedText = {
  ar: 'هذه السلة لقائمة أخرى.',
  en: 'This cart is of another menu.',
};
export const NOTHING_LEFT: LocalizedText = {
  ar: 'لم يعد شيء من هذا الطلب متوفرًا.',
  en: 'Nothing of this order can be ordered any more.',
};
export const ONLY_ITEM: LocalizedText = {
  ar: 'الإضافات للأصناف، لا للوجبات المجمّعة.',
  en: 'Extras are for items, not for combos.',
};
export const ONLY_COMBO: LocalizedText = {
  ar: 'الاختيارات للوجبات المجمّعة، لا للأصناف.',
  en: 'Picks are for combos, not for items.',
};
export const CHOOSE_AREA: LocalizedText = {
  ar: 'يرجى اختيار منطقة التوصيل.',
  en: 'Please choose the delivery area.',
};
export const NO_AREA: LocalizedText = {
  ar: 'منطقة التوصيل هذه غير متوفرة.',
  en: 'This delivery area is not available.',
};
export const NO_BRANCH: LocalizedText = {
  ar: 'هذا الفرع غير متوفر للاستلام.',
  en: 'Orders cannot be collected at this branch.',
};
export const SCAN_TABLE: LocalizedText = {
  ar: 'يرجى مسح رمز الطاولة من جديد.',
  en: 'Please scan the code of your table again.',
};
/** @param missing the amount by which the order is below the area's minimum, with its currency */
export const belowMinimum = (area: LocalizedText, minimum: LocalizedText, missing: LocalizedText): LocalizedText => ({
  ar: `الحد الأدنى للتوصيل إلى «${isolateAuto(area.ar)}» هو ${isolateLtr(minimum.ar)}، ينقص الطلب ${isolateLtr(missing.ar)}.`,
  en: `The minimum for a delivery to “${isolateAuto(area.en)}” is ${isolateLtr(minimum.en)}: ${isolateLtr(missing.en)} are missing.`,
});
/** @param expected the total that the guest was shown, with its currency */
export const totalChanged = (expected: LocalizedText, total: LocalizedText): LocalizedText => ({
  ar: `تغيّر المجموع من ${isolateLtr(expected.ar)} إلى ${isolateLtr(total.ar)}. راجعه ثم أرسل من جديد.`,
  en: `The total has changed from ${isolateLtr(expected.en)} to ${isolateLtr(total.en)}. Please check it, then send again.`,
});
export const EMPTY: LocalizedText = { ar: 'السلة فارغة.', en: 'The cart is empty.' };

export const LIMITS = {
  lines: {
    ar: `لا تتسع السلة لأكثر من ${isolateLtr(MAX_CART_LINES)} صنف.`,
    en: `A cart holds at most ${isolateLtr(MAX_CART_LINES)} lines.`,
  },
  quantity: {
    ar: `أكبر كمية من الصنف الواحد هي ${isolateLtr(MAX_LINE_QUANTITY)}.`,
    en: `The most of one item is ${isolateLtr(MAX_LINE_QUANTITY)}.`,
  },
} as const satisfies Record<string, LocalizedText>;

export const TOO_DEAR: LocalizedText = {
  ar: `أكبر مجموع للسلة هو ${isolateLtr(formatCount(LARGEST_TOTAL))}. قلّل الكميات.`,
  en: `A cart’s total is at most ${isolateLtr(formatCount(LARGEST_TOTAL))}. Please reduce the quantities.`,
};

export const NO_COUPON: LocalizedText = { ar: 'لا توجد قسيمة بهذا الرمز.', en: 'There is no coupon with this code.' };

export const TIP_TOO_LARGE: LocalizedText = {
  ar: 'الإكرامية لا تتجاوز ثمن الأصناف.',
  en: 'A tip is at most what the items cost.',
};

export const OPTIONS = {
  missing: { ar: 'يرجى اختيار أحد خيارات الصنف.', en: 'Please choose one of the item’s options.' },
  unknown: { ar: 'هذا الخيار غير موجود.', en: 'There is no such option.' },
} as const satisfies Record<string, LocalizedText>;

const SENTENCES: Readonly<Record<LineProblem | 'no-dates', (name: LocalizedText) => LocalizedText>> = {
  gone: ({ ar, en }) => ({ ar: `«${ar}» لم يعد متوفرًا.`, en: `“${en}” is no longer available.` }),
  'ask-price': ({ ar, en }) => ({
    ar: `سعر «${ar}» حسب السوق، فلا يُطلب من هنا.`,
    en: `“${en}” is at market price and can’t be ordered here.`,
  }),
  'not-now': ({ ar, en }) => ({ ar: `«${ar}» لا يُقدَّم الآن.`, en: `“${en}” is not served now.` }),
  'sold-out': ({ ar, en }) => ({ ar: `«${ar}» نفد.`, en: `“${en}” is sold out.` }),
  choices: ({ ar, en }) => ({
    ar: `تغيّرت إضافات «${ar}»، يرجى اختيارها من جديد.`,
    en: `The extras of “${en}” have changed. Please choose them again.`,
  }),
  'no-dates': ({ ar, en }) => ({ ar: `يرجى اختيار موعد لـ«${ar}».`, en: `Please choose dates for “${en}”.` }),
  dates: ({ ar, en }) => ({ ar: `يرجى اختيار موعد آخر لـ«${ar}».`, en: `Please choose other dates for “${en}”.` }),
};

/**
 * A text about a part of the menu in both languages of a message, with the titles that guests read in each of them.
 * @param textOf the text in a language, from the part with its titles in that language
 */
export function inBothLanguages<T>(
  part: T,
  { menu }: Pick<CartMenu, 'menu'>,
  textOf: (part: T, language: Language) => string,
): LocalizedText {
  const textIn = (language: Language) => textOf(inLanguage(part, contentLanguage(menu.languages, language)), language);
  return { ar: textIn('ar'), en: textIn('en') };
}

type Offer = Parameters<typeof servingText>[0];

/** The message about an item outside of its dayparts, with its hours. */
export function notOfferedSentence(offer: Offer, name: LocalizedText, shop: CartMenu): LocalizedText {
  const { ar, en } = sentenceOf('not-now', name);
  const hours = inBothLanguages(offer, shop, ({ title, returnsAt }, language) =>
    servingText({ title, returnsAt }, shop.now.getTime(), shop.menu.settings.timeZone, language),
  );
  return { ar: `${ar} ${hours.ar}`, en: `${en} ${hours.en}` };
}

/** The message about a cart line that can't be ordered. `name` is the title of its item. */
export const sentenceOf = (problem: keyof typeof SENTENCES, { ar, en }: LocalizedText): LocalizedText =>
  SENTENCES[problem]({ ar: isolateAuto(ar), en: isolateAuto(en) });
