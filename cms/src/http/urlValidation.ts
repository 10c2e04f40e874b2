import type { Middleware } from './middleware';
import { HttpError } from '../errors/httpError';

/** What no database takes and nobody types: control characters, and halves of a character. */
const UNREADABLE = /[\u0000-\u001f\u007f]|\p{Surrogate}/u;

const INVALID_URL = {
  ar: 'يحتوي العنوان على رموز غير مقبولة.',
  en: 'The address contains characters that are not accepted.',
};

/**
 * Refuses addresses that hold control characters or aren't text at all, before they reach a database: PostgreSQL
 * answers a NUL with an error. Leaves the query as plain texts by name, the first of each: no lists and no trees.
 */
export const validateUrl: Middleware = async (ctx, next) => {
  let path: string;
  try {
    path = decodeURIComponent(ctx.path);
  } catch {
    throw new HttpError(404);
  }
  if (UNREADABLE.test(path)) throw new HttpError(404);
  const query = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(ctx.querystring)) {
    if (UNREADABLE.test(name) || UNREADABLE.test(value)) throw new HttpError(400, INVALID_URL);
    query[name] ??= value;
  }
  Object.defineProperty(ctx.request, 'query', { value: query });
  await next();
};
