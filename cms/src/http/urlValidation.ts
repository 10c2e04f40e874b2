import type { Middleware } from './middleware';
import { HttpError } from '../errors/httpError';

/** Matches control characters and unpaired surrogates. */
const UNREADABLE = /[\u0000-\u001f\u007f]|\p{Surrogate}/u;

const INVALID_URL = {
  ar: 'يحتوي العنوان على رموز غير مقبولة.',
  en: 'The address contains characters that are not accepted.',
};

/**
 * Rejects URLs with control characters (PostgreSQL fails on NUL) or invalid encoding. Parses the query into plain
 * strings: the first value of each name, without lists or nested objects.
 */
export const validateUrl: Middleware = async (ctx, next) => {
  let path: string;
  try {
    path = decodeURIComponent(ctx.path);
  } catch {
    throw new HttpError(404);
  }
  if (UNREADABLE.test(path)) throw new HttpError(404);
  // The cast is needed because `Object.create` returns `any`.
  const query = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(ctx.querystring)) {
    if (UNREADABLE.test(name) || UNREADABLE.test(value)) throw new HttpError(400, INVALID_URL);
    query[name] ??= value;
  }
  Object.defineProperty(ctx.request, 'query', { value: query });
  await next();
};
