import type { Conflict, ErrorReason, ValidationIssue, LocalizedText } from '@qaima/schemas';

/** An error in one field of a payload. `path` is a JSON pointer. */
export interface LocalizedFieldError {
  readonly path: string;
  readonly message: LocalizedText;
  /** Values that the field could have instead. */
  readonly suggestions?: readonly string[];
}

/** The status codes of error responses, with default messages. (docs/spec/api.md#status-codes) */
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
  410: { ar: 'لم يعد هذا متاحًا.', en: 'This is no longer available.' },
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

export interface HttpErrorDetails extends ErrorReason {
  /** Violations of the schema. The response's messages are generated from them. */
  readonly issues?: readonly ValidationIssue[];
  /** Violations of rules that a schema can't express. */
  readonly fieldErrors?: readonly LocalizedFieldError[];
  /** Fields that somebody else has changed meanwhile. */
  readonly conflicts?: readonly Conflict[];
  /** What could not be changed, as it is now, in the format of the endpoint's response. */
  readonly current?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The original error. It is only logged. */
  readonly cause?: unknown;
}

/** An error that `api-runtime/errorHandler.ts` converts to a response. */
export class HttpError extends Error {
  constructor(
    readonly status: HttpErrorStatus,
    readonly messages: LocalizedText = DEFAULT_MESSAGES[status],
    readonly details: HttpErrorDetails = {},
  ) {
    super(messages.en, { cause: details.cause });
  }
}

/**
 * Creates an error for fields that violate rules which a schema can't express. Its message is the message of the first
 * field.
 */
export function invalidFields(fieldErrors: readonly LocalizedFieldError[], status: HttpErrorStatus = 400): HttpError {
  return new HttpError(status, fieldErrors[0]?.message, { fieldErrors });
}

/** Creates an error for one field. `path` is a JSON pointer. */
export function invalidField(path: string, message: LocalizedText, status: HttpErrorStatus = 400): HttpError {
  return invalidFields([{ path, message }], status);
}
