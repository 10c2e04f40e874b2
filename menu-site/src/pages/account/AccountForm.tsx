import { useMessages } from '../../document/siteContext.js';
import type { ReactNode } from 'react';
import type { Endpoint } from '@qaima/schemas';
import { accountMessages } from './messages.js';

interface AccountFormProps {
  /** The endpoint that the form calls. `address` is its URL. */
  readonly call: Endpoint;
  readonly address: string;
  /** Whether the values are sent in the query string instead of a body. */
  readonly inQuery?: boolean;
  /** Properties of the request's body in addition to the form's fields. */
  readonly body?: object;
  /** Whether the form sends a request for each of its hidden inputs, instead of one request for all. */
  readonly sendsEach?: boolean;
  /** Whether the form sends a chosen logo and its colours. The submit button is hidden until a logo is chosen. */
  readonly sendsLogo?: boolean;
  readonly submit: string;
  readonly isQuiet?: boolean;
  /** Whether the submit button is tinted: the proposed answer beside a quiet one. */
  readonly isTinted?: boolean;
  /** The id of an element that describes the submit button. It distinguishes buttons with the same text. */
  readonly describedBy?: string;
  /**
   * What the page does after success. `again`: reloads its content. `instead`: shows this content. `said`: shows this
   * message.
   */
  readonly done: { readonly again: true } | { readonly instead: ReactNode } | { readonly said: string };
  /** Whether typed values survive a reload. Passwords never do. */
  readonly keepsDraft?: boolean;
  /** Whether the form is a step: after moving on to `next`, the browser's back button leads back to it. */
  readonly isStep?: boolean;
  /** The page to navigate to on success. `:_id` in it is replaced by the id of the created record. */
  readonly next?: string | null;
  readonly children?: ReactNode;
}

/**
 * A form that the client script sends. The button is disabled until the script runs. Without scripts a message
 * replaces the form.
 */
export function AccountForm({
  call,
  address,
  inQuery,
  body,
  sendsEach,
  sendsLogo,
  keepsDraft,
  isStep,
  submit,
  isQuiet,
  isTinted,
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
      data-body={body && JSON.stringify(body)}
      data-each={sendsEach}
      data-logo={sendsLogo}
      data-draft={keepsDraft}
      data-step={isStep}
      data-next={next ?? undefined}
      data-said={'said' in done ? done.said : undefined}
      data-unreachable={messages.unreachable}
    >
      {children}
      <p className="said" role="alert" />
      <button
        className={isTinted ? 'act tinted' : isQuiet ? 'act' : 'act fill'}
        type="submit"
        disabled
        hidden={sendsLogo}
        aria-describedby={describedBy}
        data-busy={messages.sending}
      >
        {submit}
      </button>
      {'instead' in done && <template>{done.instead}</template>}
    </form>
  );
}
