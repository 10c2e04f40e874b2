import { requestedLanguageOf, type Language } from '@qaima/schemas';
import type { Context } from 'koa';

/** The language that a request asks for: `?lang=`, otherwise `Accept-Language`; null if none is supported. */
export const requestedLanguage = (ctx: Context): Language | null =>
  requestedLanguageOf(ctx.query['lang'], ctx.get('accept-language'));
