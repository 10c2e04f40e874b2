/** Calls that need a fresh confirmation ask the user once, then are repeated. (docs/spec/api.md#fresh-confirmation) */
import { propertyOf } from '@qaima/schemas/core/typeGuards';

/** Asks the user to confirm who they are. Resolves to whether they did. */
type Ask = () => Promise<boolean>;

export interface Confirmation {
  /** Registers the dialog that asks. */
  readonly onAsk: (ask: Ask) => void;
  /** A `fetch` that asks when the server refuses for want of a confirmation, and then repeats the request once. */
  readonly around: (send: typeof fetch) => typeof fetch;
}

async function needsConfirmation(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return propertyOf(propertyOf(body, 'err'), 'confirm') === true;
}

export function createConfirmation(): Confirmation {
  let ask: Ask = () => Promise.resolve(false);
  /** Requests that are refused at the same time share one question. */
  let asking: Promise<boolean> | null = null;
  return {
    onAsk: (given) => {
      ask = given;
    },
    around: (send) => async (input, init) => {
      const response = await send(input, init);
      if (!(await needsConfirmation(response))) return response;
      asking ??= ask().finally(() => {
        asking = null;
      });
      return (await asking) ? send(input, init) : response;
    },
  };
}
