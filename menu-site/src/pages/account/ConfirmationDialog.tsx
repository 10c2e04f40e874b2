import { accountEndpoints, endpointUrl, logInSchema } from '@qaima/schemas';
import { Field } from '../../components/Field.js';
import { useMessages } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { accountMessages } from './messages.js';
import { PasskeyForm } from './PasskeyForm.js';

interface ConfirmationDialogProps {
  readonly username: string;
  readonly hasPasskeys: boolean;
}

/** Asks for a passkey or the password when a form needs a fresh confirmation. The client script opens it. */
export function ConfirmationDialog({ username, hasPasskeys }: ConfirmationDialogProps) {
  const messages = useMessages(accountMessages).confirmation;
  const address = endpointUrl(accountEndpoints.confirm, {});
  return (
    <dialog className="sheet" data-confirmation="" aria-labelledby="confirmation-title">
      <h2 id="confirmation-title">{messages.title}</h2>
      <p className="lede">{messages.lede}</p>
      {hasPasskeys && <PasskeyForm call={accountEndpoints.confirm} address={address} submit={messages.byPasskey} />}
      <AccountForm call={accountEndpoints.confirm} address={address} submit={messages.submit} done={{ again: true }}>
        <input type="text" autoComplete="username" defaultValue={username} readOnly hidden />
        <Field
          id="confirmation-password"
          name="password"
          schema={logInSchema.properties.password}
          type="password"
          autoComplete="current-password"
        />
      </AccountForm>
      <p className="steps">
        <button className="act" type="button" data-close="">
          {messages.cancel}
        </button>
      </p>
    </dialog>
  );
}
