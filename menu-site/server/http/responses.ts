/**
 * Sends responses that are not rendered pages: plain text, not found, internal errors, and errors while the CMS is
 * down.
 */
import { errorEnvelope, type Language } from '@qaima/schemas';
import type { ServerResponse } from 'node:http';

/** The value of `Retry-After` while the CMS is down. */
export const RETRY_AFTER_SECONDS = '2';

type Headers = Readonly<Record<string, string>>;

/** Sends a complete response; the body is omitted for `HEAD`. */
export function sendResponse(res: ServerResponse, status: number, headers: Headers, body: string | Buffer): void {
  res.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  res.end(res.req.method === 'HEAD' ? undefined : body);
}

/** Sends a line of text. */
export function sendText(res: ServerResponse, status: number, text: string, headers: Headers = {}): void {
  const common = {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  };
  sendResponse(res, status, { ...common, ...headers }, `${text}\n`);
}

/** Answers a request for an unknown path. */
export const sendNotFound = (res: ServerResponse): void => sendText(res, 404, 'غير موجود (404)');

/** Answers after an internal error: with a complete response, or by breaking the connection if the response has begun. */
export function sendInternalError(res: ServerResponse): void {
  if (res.headersSent) res.destroy();
  else sendText(res, 500, 'حدث خطأ من جهتنا، يرجى المحاولة بعد قليل (500)');
}

/** Answers while the CMS is down, and tells the client to retry. */
export function sendUnavailable(res: ServerResponse): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const text = 'الخدمة غير متاحة مؤقتًا، يرجى المحاولة بعد لحظات. / The service is unavailable for a moment. (503)';
  sendText(res, 503, text, { 'Retry-After': RETRY_AFTER_SECONDS });
}

/** The security headers of API responses, as the CMS sends them. */
export const API_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
} as const;

/** Sends an error in the API's envelope. */
function sendApiError(res: ServerResponse, status: number, message: string, retryAfter: string): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    ...API_HEADERS,
    Vary: 'Accept-Language',
    'Retry-After': retryAfter,
  };
  sendResponse(res, status, headers, JSON.stringify(errorEnvelope(status, message)));
}

const UNAVAILABLE = {
  ar: 'الخدمة غير متاحة مؤقتًا، يرجى المحاولة بعد لحظات.',
  en: 'The service is unavailable for a moment. Please try again shortly.',
};

/** Answers an API request while the CMS is down. */
export const sendApiUnavailable = (res: ServerResponse, language: Language): void =>
  sendApiError(res, 503, UNAVAILABLE[language], RETRY_AFTER_SECONDS);

const TOO_MANY = {
  ar: 'محاولات كثيرة، يرجى الانتظار قليلًا ثم المحاولة مجددًا.',
  en: 'Too many attempts. Please wait a little and try again.',
};

/** Answers an API request beyond a rate limit. @param wait in ms */
export const sendTooManyRequests = (res: ServerResponse, language: Language, wait: number): void =>
  sendApiError(res, 429, TOO_MANY[language], String(Math.ceil(wait / 1000)));
