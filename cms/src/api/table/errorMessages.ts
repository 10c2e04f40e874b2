import { pluralize, type CallKind, type LocalizedText } from '@qaima/schemas';

export const NO_TABLE: LocalizedText = {
  ar: 'رمز الطاولة لم يعد صالحًا.',
  en: 'The code of this table is no longer valid.',
};

export const NO_SUCH_TABLE: LocalizedText = {
  ar: 'لا توجد طاولة مفعّلة بهذا المعرّف.',
  en: 'There is no active table with this id.',
};

export const NO_TABLES: LocalizedText = {
  ar: 'لا توجد طاولات مفعّلة لطباعة رموزها.',
  en: 'There are no active tables whose codes could be printed.',
};

export const NO_CALL: LocalizedText = { ar: 'هذا النداء غير موجود.', en: 'There is no such call.' };

const KINDS = {
  waiter: { ar: 'نادينا النادل قبل قليل', en: 'The waiter was called a moment ago' },
  bill: { ar: 'طلبنا الحساب قبل قليل', en: 'The bill was asked for a moment ago' },
} as const satisfies Readonly<Record<CallKind, LocalizedText>>;

const SECONDS = {
  ar: pluralize('ar', { one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', other: '# ثانية' }),
  en: pluralize('en', { one: '1 second', other: '# seconds' }),
};

/** The table made the same call less than a minute ago. */
export const calledJustNow = (kind: CallKind, seconds: number): LocalizedText => ({
  ar: `${KINDS[kind].ar}، ويمكنك النداء مجددًا بعد ${SECONDS.ar(seconds)}.`,
  en: `${KINDS[kind].en}. You can call again in ${SECONDS.en(seconds)}.`,
});
