import { useMessages } from '../../document/siteContext.js';
import type { ReactNode } from 'react';
import type { Endpoint } from '@qaima/schemas';
import { accountMessages } from './messages.js';

interface AccountFormProps {
  /** The call of the contract that the form makes, and its address. */
  readonly call: Endpoint;
  readonly address: string;
  /** Its values are a part of the address, rather than a body. */
  readonly inQuery?: boolean;
  readonly submit: string;
  readonly isQuiet?: boolean;
  /** The id of what the button acts on, where several buttons say the same. */
  readonly describedBy?: string;
  /** What becomes of the page: it is shown `again` as it is now, gives way to `instead`, or stays, with a word `said`. */
  readonly done: { readonly again: true } | { readonly instead: ReactNode } | { readonly said: string };
  /** Where to go instead of all that. */
  readonly next?: string | null;
  readonly children?: ReactNode;
}

/**
 * A form that the page's script sends. Its button waits for the script, so that no tap is lost; without scripts it is not
 * there at all, and a sentence is.
 */
export function AccountForm({
  call,
  address,
  inQuery,
  submit,
  isQuiet,
  describedBy,
  done,
  next,
  children,
}: AccountFormProps) {
  const messages = useMessages(accountMessages);
  return (
    <form
      className="form"
      method="post"
      action={address}
      noValidate
      data-method={call.method}
      data-query={inQuery}
      data-next={next ?? undefined}
      data-said={'said' in done ? done.said : undefined}
      data-unreachable={messages.unreachable}
    >
      {children}
      <p className="said" role="alert" />
      <button
        className={isQuiet ? 'act' : 'act fill'}
        type="submit"
        disabled
        aria-describedby={describedBy}
        data-busy={messages.sending}
      >
        {submit}
      </button>
      {'instead' in done && <template>{done.instead}</template>}
    </form>
  );
}
