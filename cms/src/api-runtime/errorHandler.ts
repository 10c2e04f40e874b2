import {
  allEndpoints,
  endpointPath,
  languageOf,
  errorEnvelope,
  describeIssues,
  propertyOf,
  type Endpoint,
  type FieldError,
  type Language,
  type ErrorEnvelope,
} from '@qaima/schemas';
import { SlowBodyError } from '../http/bodies/bytes';
import { clientAddress } from '../http/rate-limits/clientAddress';
import { logError } from '../config/log';
import { isOutage } from '../errors/outage';
import { logSecurity } from '../config/securityLog';
import type { Middleware } from '../http/middleware';
import { HttpError, DEFAULT_MESSAGES, type HttpErrorStatus } from '../errors/httpError';
import { endpointOf } from './router';

/** The status codes for errors of Strapi's document service and policies, by error name. */
const STRAPI_ERRORS: Readonly<Record<string, HttpErrorStatus>> = {
  ValidationError: 400,
  YupValidationError: 400,
  PaginationError: 400,
  UnauthorizedError: 401,
  ForbiddenError: 403,
  PolicyError: 403,
  NotFoundError: 404,
  PayloadTooLargeError: 413,
  RateLimitError: 429,
  NotImplementedError: 501,
};

const isStatus = (status: unknown): status is HttpErrorStatus =>
  typeof status === 'number' && Object.hasOwn(DEFAULT_MESSAGES, status);

/** Converts any error to an `HttpError`. Unexpected errors become a 500 without details for the caller. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isOutage(error)) return new HttpError(503, undefined, { headers: { 'Retry-After': '2' }, cause: error });
  if (!(error instanceof Error)) return new HttpError(500, undefined, { cause: error });
  const named = STRAPI_ERRORS[error.name];
  if (named !== undefined) return new HttpError(named, undefined, { cause: error });
  // Errors of Koa and `http-errors` have `expose: true` if the caller may see their status.
  const status = propertyOf(error, 'status');
  if (propertyOf(error, 'expose') === true && isStatus(status))
    return new HttpError(status, undefined, { cause: error });
  return new HttpError(500, undefined, { cause: error });
}

export function errorBody({ status, messages, details }: HttpError, language: Language): ErrorEnvelope {
  const {
    issues = [],
    fieldErrors = [],
    conflicts = [],
    state,
    confirm,
    factor,
    restart,
    reason,
    lacks,
    current,
  } = details;
  const broken = describeIssues(issues, language);
  const stated: FieldError[] = fieldErrors.map((error) => ({ ...error, message: error.message[language] }));
  const message = issues.length > 0 ? broken.message : messages[language];
  const why = { state, confirm, factor, restart, reason, lacks };
  const envelope = errorEnvelope(status, message, [...broken.errors, ...stated], conflicts, why);
  return current === undefined ? envelope : { ...envelope, current };
}

/**
 * Whether Strapi or Koa wrote the error response, for example by `ctx.forbidden()`. Such a body is not in the API's
 * format.
 */
const isForeignError = (status: number, body: unknown) =>
  status >= 400 && !(typeof body === 'object' && body !== null && 'err' in body);

/** Headers that describe the intended response body; they would be wrong for an error body. */
const BODY_HEADERS = ['Content-Type', 'Content-Disposition', 'Content-Encoding', 'ETag', 'Last-Modified'];

const UPLOAD_ENDPOINTS: ReadonlySet<string> = new Set(
  Object.values<Endpoint>(allEndpoints).flatMap((call) =>
    call.accepts ? [`${call.method} ${endpointPath(call)}`] : [],
  ),
);

/**
 * The security log contains rejected uploads with these statuses. They concern the file or its sender, not a form
 * field.
 */
const LOGGED_UPLOAD_STATUSES: ReadonlySet<number> = new Set([401, 403, 413, 415, 429]);

/** Logs server errors. An unreachable database is logged without a stack. */
function logHttpError({ status, cause }: HttpError, where: Readonly<Record<string, string>>): void {
  if (status === 503 && cause instanceof Error) strapi.log.warn(cause.message, where);
  else if (status >= 500 && status !== 501) logError(cause ?? new Error('Refused as our own fault'), where);
}

/** Converts every error to the API's envelope, in the language of the request. (docs/spec/api.md#envelope) */
export const errorHandler: Middleware = async (ctx, next) => {
  try {
    await next();
    if (isForeignError(ctx.status, ctx.body)) throw new HttpError(isStatus(ctx.status) ? ctx.status : 500);
  } catch (error) {
    const refused = toHttpError(error);
    const call = endpointOf(ctx);
    logHttpError(refused, { call });
    if (UPLOAD_ENDPOINTS.has(call) && LOGGED_UPLOAD_STATUSES.has(refused.status)) {
      logSecurity('upload-refused', { call, status: refused.status, client: clientAddress(ctx) });
    }
    if (refused instanceof SlowBodyError) logSecurity('body-too-slow', { call, client: clientAddress(ctx) });
    for (const header of BODY_HEADERS) ctx.remove(header);
    ctx.status = refused.status;
    ctx.body = errorBody(refused, languageOf(ctx.get('Accept-Language')));
    ctx.set('Vary', 'Accept-Language');
    if (refused.details.headers) ctx.set({ ...refused.details.headers });
    ctx.set('Cache-Control', 'no-store');
  }
};
