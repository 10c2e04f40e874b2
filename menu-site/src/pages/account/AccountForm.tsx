import { useMessages } from '../../document/siteContext.js';
import type { ReactNode } from 'react';
import type { Endpoint } from '@qaima/schemas';
import { accountMessages } from './messages.js';

interface AccountFormProps {
  /** The endpoint and its URL. */
  readonly call: Endpoint;
  readonly address: string;
  /** The values go into the query string instead of a body. */
  readonly inQuery?: boolean;
  readonly submit: string;
  readonly isQuiet?: boolean;
  /** The id of the element that distinguishes equal buttons. */
  readonly describedBy?: string;
  /** What the page does on success: reload its content (`again`), show `instead`, or show a message (`said`). */
  readonly done: { readonly again: true } | { readonly instead: ReactNode } | { readonly said: string };
  /** A page to navigate to on success. */
  readonly next?: string | null;
  readonly children?: ReactNode;
}

/**
 * A form that the client script sends. The button is disabled until the script runs; without scripts a message
 * replaces the form.
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
