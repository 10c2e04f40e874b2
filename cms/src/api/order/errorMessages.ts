import {
  formatDate,
  providerMoneyIsolated,
  isolateAuto,
  isolateLtr,
  paymentSchema,
  toThousandths,
  type ExistingRenewal,
  type Language,
  type LocalizedText,
  type Payment,
  type RenewalProposal,
  type Thousandths,
} from '@qaima/schemas';

type RenewalYear = Pick<RenewalProposal, 'from' | 'until'>;

export const NO_ORDER: LocalizedText = { ar: 'هذا الطلب غير موجود.', en: 'There is no such order.' };
export const NO_USER: LocalizedText = { ar: 'اسم المستخدم هذا غير موجود.', en: 'This username is not found' };
export const NO_STAFF_MEMBER: LocalizedText = {
  ar: 'لا موظف بهذا الاسم.',
  en: 'No member of staff has this name.',
};
export const noDiscountReason = (discount: Thousandths): LocalizedText => ({
  ar: `السعر أقل من سعر الخطة بـ ${providerMoneyIsolated(discount, 'ar')}. اكتب سبب الخصم.`,
  en: `The price is ${providerMoneyIsolated(discount, 'en')} below that of the plan. Write the reason of the discount.`,
});
export const NO_TERMS_REASON: LocalizedText = {
  ar: 'المستحق فورًا أقل من الحد الأدنى. اكتب السبب.',
  en: 'Less than the minimum is due at once. Write the reason.',
};
export const otherInstalmentSum = (total: Thousandths): LocalizedText => ({
  ar: `مجموع الأقساط ليس إجمالي الطلب، وهو ${providerMoneyIsolated(total, 'ar')}.`,
  en: `The instalments do not add up to the total, which is ${providerMoneyIsolated(total, 'en')}.`,
});
export const NO_RECEIPT: LocalizedText = {
  ar: 'لا سند قبض إلا لدفعة مقبوضة.',
  en: 'Only a received payment has a receipt.',
};
export const WRONG_DAY: LocalizedText = {
  ar: 'تاريخ الدفع إما اليوم أو قبله بسنة على الأكثر.',
  en: 'The payment was made today, or at most a year before.',
};
export const NO_MENU: LocalizedText = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };
export const NO_EDIT: LocalizedText = { ar: 'هذا التعديل غير موجود في الطلب.', en: 'The order has no such edit.' };
export const CANCELLED: LocalizedText = {
  ar: 'هذا الطلب ملغى، فلا يُجدَّد.',
  en: 'This order is cancelled, so it can’t be renewed.',
};
export const OTHER_RENEWAL: LocalizedText = {
  ar: 'تغيّر الاشتراك أو سعره منذ عرضه عليك، وربما جدّده غيرك. راجع الطلب ثم أعد المحاولة.',
  en: 'The subscription or its price has changed since you saw it; somebody else may have renewed it. Check the order and try again.',
};

/** Names a renewal, its days and its total. */
function renewalText({ number, from, until, totalAmount }: ExistingRenewal): LocalizedText {
  const end = isolateLtr(formatDate(until));
  const total = (language: Language) => providerMoneyIsolated(toThousandths(totalAmount), language);
  const start = from && isolateLtr(formatDate(from));
  return {
    ar: `الطلب رقم ${isolateLtr(number)}${start ? `، من ${start}` : ''} حتى ${end}، وإجماليه ${total('ar')}`,
    en: `order ${isolateLtr(number)}${start ? `, from ${start}` : ','} until ${end}, with a total of ${total('en')}`,
  };
}

export const renewedAlready = (existing: ExistingRenewal): LocalizedText => ({
  ar: `جُدّد هذا الطلب من قبل: ${renewalText(existing).ar}. أكّد أنك تريد سنة أخرى بعده.`,
  en: `This order has been renewed already: ${renewalText(existing).en}. Confirm that you want another year after it.`,
});

/** @param number the number of the demo that is fully paid */
export const paidTrialFirst = (number: number, { from, until }: RenewalYear): LocalizedText => {
  const [start, end] = [isolateLtr(formatDate(from)), isolateLtr(formatDate(until))];
  return {
    ar: `الطلب رقم ${isolateLtr(number)} تجريبي ومدفوع كله، وسنته من ${start} حتى ${end}. اجعله اشتراكًا لهذه السنة أولًا.`,
    en: `Order ${isolateLtr(number)} is a demo that is fully paid, and its year is from ${start} until ${end}. Make it a subscription for this year first.`,
  };
};

export const coveredAlready = (other: ExistingRenewal): LocalizedText => ({
  ar: `لهذه السنة طلب آخر: ${renewalText(other).ar}. إن كان بالخطأ فألغه أولًا.`,
  en: `Another order covers this year: ${renewalText(other).en}. If that is a mistake, cancel it first.`,
});

export const noDemo = (end: string): LocalizedText => ({
  ar: `صار هذا الطلب اشتراكًا منذ عرضه عليك، ونهايته ${isolateLtr(formatDate(end))}.`,
  en: `This order has become a subscription since you saw it. It ends on ${isolateLtr(formatDate(end))}.`,
});

export const otherEnd = (end: string): LocalizedText => ({
  ar: `تغيّرت نهاية التجربة أو الاشتراك منذ عرضها عليك، وهي الآن ${isolateLtr(formatDate(end))}. راجع السنة المعروضة الآن.`,
  en: `The end of the demo or of the subscription has changed since you saw it: it is now ${isolateLtr(formatDate(end))}. Check the year that is offered now.`,
});

export const OTHER_CLIENT: LocalizedText = {
  ar: 'لا يُنقل الرصيد إلا إلى طلب آخر للعميل نفسه.',
  en: 'A credit is moved only to another order of the same client.',
};

export const otherCredit = (movable: Thousandths): LocalizedText => ({
  ar: `تغيّر ما يمكن نقله منذ عرضه عليك، وهو الآن ${providerMoneyIsolated(movable, 'ar')}.`,
  en: `What can be moved has changed since you saw it: it is ${providerMoneyIsolated(movable, 'en')} now.`,
});

/** The maximum number of payments, and of requested edits, per order. */
export const ENTRY_LIMIT = 500;
export const FULL: LocalizedText = {
  ar: `لا يمكن إضافة المزيد، الحد الأعلى هو ${isolateLtr(ENTRY_LIMIT)}.`,
  en: `No more can be added: the most is ${isolateLtr(ENTRY_LIMIT)}.`,
};

export const NO_REASON: LocalizedText = {
  ar: 'اكتب سبب القيد العكسي.',
  en: 'Write the reason of the counter-entry.',
};

export const overCorrected = (paid: Thousandths): LocalizedText => ({
  ar: `القيد العكسي أكبر من المدفوع، وهو ${providerMoneyIsolated(paid, 'ar')}.`,
  en: `This takes back more than was paid: ${providerMoneyIsolated(paid, 'en')}.`,
});

export const overpaid = (outstanding: Thousandths): LocalizedText => ({
  ar: `القيمة أكبر من المبلغ المتبقي، وهو ${providerMoneyIsolated(outstanding, 'ar')}.`,
  en: `This is more than what is outstanding: ${providerMoneyIsolated(outstanding, 'en')}.`,
});

/** Says that the paid amount has changed, and which entry is the latest; its value is stored in thousandths. */
export function otherPaid(shown: Thousandths, paid: Thousandths, latest: Payment | undefined): LocalizedText {
  const methods = paymentSchema.properties.method['x-options'];
  const entry = (language: Language) => {
    if (!latest) return '';
    const amount = providerMoneyIsolated(latest.value, language);
    const author = isolateAuto(latest.by?.name || latest.by?.username || '');
    const by = latest.by ? { ar: `، سجّله ${author}`, en: `, recorded by ${author}` }[language] : '';
    const text = { ar: 'آخر قيد', en: 'The latest entry' }[language];
    return ` ${text}: ${amount} (${methods[latest.method][language]})${by}.`;
  };
  return {
    ar: `تغيّر المدفوع منذ عرضه عليك: كان ${providerMoneyIsolated(shown, 'ar')} وهو الآن ${providerMoneyIsolated(paid, 'ar')}.${entry('ar')} راجعه قبل أن تسجّل قيدًا آخر.`,
    en: `What was paid has changed since you saw it: it was ${providerMoneyIsolated(shown, 'en')} and is ${providerMoneyIsolated(paid, 'en')} now.${entry('en')} Look at it before you record another one.`,
  };
}

export const TAKES_NO_PAYMENT: LocalizedText = {
  ar: 'هذا الطلب ملغى فلا تُسجَّل عليه دفعات. سجّلها على طلب آخر، أو أزل «ملغى» أولًا.',
  en: 'This order is cancelled, so no payment is recorded for it. Record it for another order, or take back “Cancelled” first.',
};

export const NO_TOTAL_REASON: LocalizedText = {
  ar: 'اكتب سبب تصحيح الإجمالي.',
  en: 'Write the reason of the correction.',
};

export const otherTotal = (total: Thousandths): LocalizedText => ({
  ar: `تغيّر الإجمالي منذ عرضه عليك، وهو الآن ${providerMoneyIsolated(total, 'ar')}.`,
  en: `The total has changed since you saw it: it is now ${providerMoneyIsolated(total, 'en')}.`,
});

export const belowPaidTotal = (paid: Thousandths): LocalizedText => ({
  ar: `الإجمالي أقل من المدفوع، وهو ${providerMoneyIsolated(paid, 'ar')}. أكّد أنك تريد ذلك.`,
  en: `The total is below what was paid: ${providerMoneyIsolated(paid, 'en')}. Confirm that you want this.`,
});
