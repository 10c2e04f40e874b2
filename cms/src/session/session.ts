/** Who is asking. */
import type { Context } from 'koa';

/** A signed-in person, as far as calls need to know. */
export interface SignedIn {
  /** The row of `up_users`. */
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly staff: boolean;
  readonly verified: boolean;
}

/** Who holds the session of a request's cookie; null without one. */
export async function accountOf(_ctx: Context): Promise<SignedIn | null> {
  return null;
}
