import { endpointUrl, passkeyEndpoints, type Endpoint } from '@qaima/schemas';
import type { ReactNode } from 'react';
import { useMessages } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { accountMessages } from './messages.js';
import { NewRecoveryCodes } from './RecoveryCodes.js';

interface PasskeyFormProps {
  /** The endpoint that a passkey's answer is sent to. */
  readonly call: Endpoint;
  readonly address: string;
  readonly submit: string;
  readonly isTinted?: boolean;
  /** Whether the browser also offers passkeys in the page's field for the username. */
  readonly isAutofill?: boolean;
  readonly next?: string | null;
  readonly children?: ReactNode;
}

/** A button that asks for a passkey. Hidden in browsers without passkeys. */
export function PasskeyForm({ isAutofill, ...form }: PasskeyFormProps) {
  const { none } = useMessages(accountMessages).passkeys;
  const question = endpointUrl(passkeyEndpoints.challenge, {});
  return <AccountForm {...form} passkey={{ kind: 'get', question, none, isAutofill }} isQuiet done={{ again: true }} />;
}

/** A button that adds a passkey. Recovery codes follow the first one. */
export function NewPasskeyForm({ isTinted }: { readonly isTinted?: boolean }) {
  const messages = useMessages(accountMessages).passkeys;
  const question = endpointUrl(passkeyEndpoints.start, {});
  return (
    <AccountForm
      call={passkeyEndpoints.create}
      address={endpointUrl(passkeyEndpoints.create, {})}
      passkey={{ kind: 'create', question, none: messages.notAdded }}
      submit={messages.add}
      isTinted={isTinted}
      isQuiet={!isTinted}
      done={{ instead: <NewRecoveryCodes /> }}
    />
  );
}
