import {
  allCalls,
  API_PREFIX,
  languageOf,
  refusal,
  refusalOf,
  type Call,
  type FieldError,
  type Language,
  type RefusalEnvelope,
} from '@qaima/schemas';
import { SlowBody } from '../http/bodies/bytes';
import { clientAddress } from '../http/rate-limits/clientAddress';
import { logError } from '../config/log';
import { isOutage } from '../errors/outage';
import { logSecurity } from '../config/securityLog';
import type { Step } from '../http/middleware';
import { Refusal, REFUSALS, type RefusalStatus } from '../errors/httpError';
import { callOf } from './router';

/** Strapi's own errors, thrown by its document service and policies, by what they mean to a caller. */
const STRAPI_ERRORS: Readonly<Record<string, RefusalStatus>> = {
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

const isStatus = (status: unknown): status is RefusalStatus =>
  typeof status === 'number' && Object.hasOwn(REFUSALS, status);

/** What was thrown, as a refusal. What we didn't foresee says nothing of itself to the caller. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isOutage(error)) return new Refusal(503, undefined, { headers: { 'Retry-After': '2' }, cause: error });
  if (!(error instanceof Error)) return new Refusal(500, undefined, { cause: error });
  const named = STRAPI_ERRORS[error.name];
  if (named !== undefined) return new Refusal(named, undefined, { cause: error });
  // Koa's own and those of `http-errors`: the status is meant for the caller when they say so.
  const { status, expose } = error as Error & { status?: unknown; expose?: unknown };
  if (expose === true && isStatus(status)) return new Refusal(status, undefined, { cause: error });
  return new Refusal(500, undefined, { cause: error });
}

/** The body of a refusal in one language. */
export function bodyOf({ status, words, details }: Refusal, language: Language): RefusalEnvelope {
  const { problems = [], faults = [], conflicts = [] } = details;
  const broken = refusalOf(problems, language);
  const stated: FieldError[] = faults.map(({ path, message }) => ({ path, message: message[language] }));
  const message = problems.length > 0 ? broken.message : words[language];
  return refusal(status, message, [...broken.errors, ...stated], conflicts);
}

/** An answer that Strapi or Koa wrote as a refusal of their own (`ctx.forbidden()`, a bare status). */
const isForeignRefusal = (status: number, body: unknown) =>
  status >= 400 && !(typeof body === 'object' && body !== null && 'err' in body);

/** Headers of the answer that was to be, which would misdescribe a refusal. */
const OF_ANOTHER_BODY = ['Content-Type', 'Content-Disposition', 'Content-Encoding', 'ETag', 'Last-Modified'];

/** The calls that take files. */
const UPLOADS: ReadonlySet<string> = new Set(
  Object.values<Call>(allCalls).flatMap(({ method, path, takes }) => (takes ? [`${method} ${API_PREFIX}${path}`] : [])),
);

/** What a file, or who sent it, is refused by: not fields that a person forgot. */
const UPLOAD_REFUSALS: ReadonlySet<number> = new Set([401, 403, 413, 415, 429]);

/** Logs what is our own fault; a database that is away is no fault of the code, so where that was doesn't matter. */
function note({ status, cause }: Refusal, where: Readonly<Record<string, string>>): void {
  if (status === 503 && cause instanceof Error) strapi.log.warn(cause.message, where);
  else if (status >= 500 && status !== 501) logError(cause ?? new Error('Refused as our own fault'), where);
}

/**
 * Puts whatever is refused beneath it, and however, into the envelope of the contract, in the reader's language.
 * (Decisions, section 1.)
 */
export const envelope: Step = async (ctx, next) => {
  try {
    await next();
    if (isForeignRefusal(ctx.status, ctx.body)) throw new Refusal(isStatus(ctx.status) ? ctx.status : 500);
  } catch (error) {
    const refused = asRefusal(error);
    const call = callOf(ctx);
    note(refused, { call });
    if (UPLOADS.has(call) && UPLOAD_REFUSALS.has(refused.status)) {
      logSecurity('upload-refused', { call, status: refused.status, client: clientAddress(ctx) });
    }
    if (refused instanceof SlowBody) logSecurity('body-too-slow', { call, client: clientAddress(ctx) });
    for (const header of OF_ANOTHER_BODY) ctx.remove(header);
    ctx.status = refused.status;
    ctx.body = bodyOf(refused, languageOf(ctx.get('Accept-Language')));
    ctx.set('Vary', 'Accept-Language');
    if (refused.details.headers) ctx.set({ ...refused.details.headers });
    ctx.set('Cache-Control', 'no-store');
  }
};
