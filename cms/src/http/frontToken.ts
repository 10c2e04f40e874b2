/** Checks whether a request comes from a front server, by the token that both share. */
import { FRONT_TOKEN_HEADER } from '@qaima/schemas';
import type { Context } from 'koa';
import { environment } from '../config/environment';
import { secretEquals } from './secretEquals';

export function isFromFront(ctx: Context): boolean {
  const { frontToken } = environment();
  const shown = ctx.get(FRONT_TOKEN_HEADER);
  return frontToken !== undefined && shown !== '' && secretEquals(shown, frontToken);
}
