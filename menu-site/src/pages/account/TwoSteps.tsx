/** Two-step verification of the account page: an authenticator app and recovery codes. (docs/spec/api.md#second-factor) */
import {
  accountEndpoints,
  endpointUrl,
  factorEndpoints,
  logInSchema,
  totpCodeSchema,
  type Account,
  type Factors,
} from '@qaima/schemas';
import { Field } from '../../components/Field.js';
import { accountLink } from '../../document/links.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { Card } from './AccountLayout.js';
import { accountMessages } from './messages.js';

/** The new codes, filled in by the client script. They are shown only once. */
function NewRecoveryCodes() {
  const { language } = useSite();
  const messages = useMessages(accountMessages).twoSteps;
  return (
    <Card isDone title={messages.codesTitle} lede={messages.codesLede}>
      <ol className="recovery-codes" dir="ltr" data-answer="recoveryCodes" />
      <p className="steps">
        <a className="act fill" href={accountLink('me', language)}>
          {messages.codesKept}
        </a>
      </p>
    </Card>
  );
}

/** The secret for the app, filled in by the client script, and the form for the app's first code. */
function NewApp() {
  const { language } = useSite();
  const messages = useMessages(accountMessages).twoSteps;
  return (
    <Card title={messages.scanTitle} lede={messages.scanLede}>
      <img className="totp-qr" alt={messages.qrAlt} width={200} height={200} data-answer="qr" />
      <p className="hint">
        {messages.orType} <bdi className="totp-secret" dir="ltr" data-answer="secret" />
      </p>
      <AccountForm
        call={factorEndpoints.confirmTotp}
        address={endpointUrl(factorEndpoints.confirmTotp, {})}
        submit={messages.confirm}
        done={{ instead: <NewRecoveryCodes /> }}
      >
        <Field
          name="code"
          schema={totpCodeSchema.properties.code}
          rule="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          isLatin
        />
      </AccountForm>
      <p className="steps">
        <a className="act" href={accountLink('me', language)}>
          {messages.later}
        </a>
      </p>
    </Card>
  );
}

interface TwoStepsProps {
  readonly factors: Factors;
  readonly need?: Account['needsFactor'];
}

export function TwoSteps({ factors: { totp, recoveryCodes }, need }: TwoStepsProps) {
  const messages = useMessages(accountMessages).twoSteps;
  return (
    <section className="card sheet">
      <h2>{messages.title}</h2>
      <p className="lede">{totp ? messages.on : messages.off}</p>
      {need && <p className="aside-note">{messages[need]}</p>}
      {totp ? (
        <>
          <p className="state">
            <span className={recoveryCodes > 2 ? 'pill open' : 'pill'} data-label>
              {messages.left(recoveryCodes)}
            </span>
          </p>
          <AccountForm
            call={factorEndpoints.renewRecovery}
            address={endpointUrl(factorEndpoints.renewRecovery, {})}
            submit={messages.renew}
            isQuiet
            done={{ instead: <NewRecoveryCodes /> }}
          />
          <AccountForm
            call={factorEndpoints.removeTotp}
            address={endpointUrl(factorEndpoints.removeTotp, {})}
            submit={messages.turnOff}
            isQuiet
            done={{ again: true }}
          />
        </>
      ) : (
        <AccountForm
          call={factorEndpoints.startTotp}
          address={endpointUrl(factorEndpoints.startTotp, {})}
          submit={messages.turnOn}
          isTinted
          done={{ instead: <NewApp /> }}
        />
      )}
    </section>
  );
}

/** Asks for the password when a form needs a fresh confirmation. The client script opens it. */
export function ConfirmationDialog({ username }: { readonly username: string }) {
  const messages = useMessages(accountMessages).confirmation;
  return (
    <dialog className="sheet" data-confirmation="" aria-labelledby="confirmation-title">
      <h2 id="confirmation-title">{messages.title}</h2>
      <p className="lede">{messages.lede}</p>
      <AccountForm
        call={accountEndpoints.confirm}
        address={endpointUrl(accountEndpoints.confirm, {})}
        submit={messages.submit}
        done={{ again: true }}
      >
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
