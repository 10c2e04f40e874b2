import type { Conflict, ValidationIssue, LocalizedText } from '@qaima/schemas';

/** A problem with one field of a payload, in both languages; `path` is a JSON pointer. */
export interface LocalizedFieldError {
  readonly path: string;
  readonly message: LocalizedText;
}

/** The status codes of refusals, with their default messages. (docs/spec/api.md#status-codes) */
export const DEFAULT_MESSAGES = {
  400: {
    ar: 'الطلب غير صالح، يرجى مراجعة البيانات المُدخلة.',
    en: 'The request is not valid. Please check what was entered.',
  },
  401: { ar: 'يرجى تسجيل الدخول أولًا.', en: 'Please log in first.' },
  403: { ar: 'ليست لديك صلاحية للقيام بذلك.', en: 'You are not allowed to do this.' },
  404: { ar: 'لم نجد ما تبحث عنه.', en: 'What you asked for was not found.' },
  405: { ar: 'هذا العنوان لا يقبل هذه العملية.', en: 'This address does not accept this method.' },
  408: {
    ar: 'انقطع إرسال الطلب قبل اكتماله، يرجى المحاولة مجددًا.',
    en: 'The request broke off before it was complete. Please try again.',
  },
  409: {
    ar: 'تغيّرت البيانات في هذه الأثناء، يرجى تحديث الصفحة ثم المحاولة مجددًا.',
    en: 'Things have changed in the meantime. Please reload and try again.',
  },
  413: { ar: 'حجم ما أُرسل أكبر من المسموح به.', en: 'What was sent is larger than allowed.' },
  415: { ar: 'نوع البيانات المُرسلة غير مقبول.', en: 'This type of data is not accepted.' },
  429: {
    ar: 'محاولات كثيرة، يرجى الانتظار قليلًا ثم المحاولة مجددًا.',
    en: 'Too many attempts. Please wait a little and try again.',
  },
  500: {
    ar: 'حدث خطأ من جهتنا، يرجى المحاولة بعد قليل.',
    en: 'Something went wrong on our side. Please try again shortly.',
  },
  501: { ar: 'هذه الخدمة غير متاحة بعد.', en: 'This service is not available yet.' },
  503: {
    ar: 'الخدمة غير متاحة مؤقتًا، يرجى المحاولة بعد لحظات.',
    en: 'The service is unavailable for a moment. Please try again shortly.',
  },
} as const satisfies Readonly<Record<number, LocalizedText>>;

export type HttpErrorStatus = keyof typeof DEFAULT_MESSAGES;

export interface HttpErrorDetails {
  /** Schema violations; the messages are made of them. */
  readonly issues?: readonly ValidationIssue[];
  /** Violations of rules that no schema can express. */
  readonly fieldErrors?: readonly LocalizedFieldError[];
  /** The fields that somebody else has changed. */
  readonly conflicts?: readonly Conflict[];
  /** The present state of the order that could not be moved. */
  readonly state?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The original error, for the log only. */
  readonly cause?: unknown;
}

/** An error response. `api-runtime/errorHandler.ts` sends it. */
export class HttpError extends Error {
  constructor(
    readonly status: HttpErrorStatus,
    readonly messages: LocalizedText = DEFAULT_MESSAGES[status],
    readonly details: HttpErrorDetails = {},
  ) {
    super(messages.en, { cause: details.cause });
  }
}

/** An error about fields, for rules that no schema can express; its message is that of the first. */
export function invalidFields(fieldErrors: readonly LocalizedFieldError[], status: HttpErrorStatus = 400): HttpError {
  return new HttpError(status, fieldErrors[0]?.message, { fieldErrors });
}

/** An error about one field. `path` is a JSON pointer. */
export function invalidField(path: string, message: LocalizedText, status: HttpErrorStatus = 400): HttpError {
  return invalidFields([{ path, message }], status);
}
