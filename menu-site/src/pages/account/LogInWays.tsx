/** What one logs in with: passkeys, the password, and an authenticator app. (docs/spec/public-site.md#account-pages) */
import {
  accountEndpoints,
  endpointUrl,
  factorEndpoints,
  MAX_PASSKEYS,
  passkeyChangeSchema,
  passkeyEndpoints,
  passwordChangeSchema,
  totpCodeSchema,
  type Factors,
  type Passkey,
} from '@qaima/schemas';
import { Field } from '../../components/Field.js';
import { accountLink } from '../../document/links.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { Card } from './AccountLayout.js';
import { CodeField, NewPasswordFields } from './fields.js';
import { Instant } from './Instant.js';
import { accountMessages } from './messages.js';
import { NewPasskeyForm } from './PasskeyForm.js';
import { NewRecoveryCodes } from './RecoveryCodes.js';

function PasskeyRow({ passkey: { _id, title, device, createdAt, usedAt } }: { readonly passkey: Passkey }) {
  const messages = useMessages(accountMessages).passkeys;
  const id = `passkey-${_id}`;
  return (
    <li>
      <strong id={id} dir="auto">
        {title || device || messages.one}
      </strong>
      <p className="hint">
        {usedAt === null ? messages.added : messages.used} <Instant at={usedAt ?? createdAt} />
      </p>
      <details className="fold">
        <summary aria-describedby={id}>{messages.change}</summary>
        <AccountForm
          call={passkeyEndpoints.rename}
          address={endpointUrl(passkeyEndpoints.rename, { passkeyId: _id })}
          submit={messages.rename}
          describedBy={id}
          isQuiet
          done={{ again: true }}
        >
          <Field
            id={`title-${_id}`}
            name="title"
            schema={passkeyChangeSchema.properties.title}
            autoComplete="off"
            value={title || device}
          />
        </AccountForm>
        <AccountForm
          call={passkeyEndpoints.remove}
          address={endpointUrl(passkeyEndpoints.remove, { passkeyId: _id })}
          submit={messages.remove}
          describedBy={id}
          isQuiet
          done={{ again: true }}
        />
      </details>
    </li>
  );
}

function Passkeys({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const messages = useMessages(accountMessages).passkeys;
  return (
    <div className="apart">
      <h3>{messages.title}</h3>
      <p className="hint">{messages.lede}</p>
      {passkeys.length > 0 && (
        <ul className="sessions">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey._id} passkey={passkey} />
          ))}
        </ul>
      )}
      {passkeys.length < MAX_PASSKEYS && <NewPasskeyForm />}
    </div>
  );
}

const asked = passwordChangeSchema.properties;

function Password({ username }: { readonly username: string }) {
  const messages = useMessages(accountMessages);
  return (
    <details className="fold apart">
      <summary>
        <h3>{messages.me.password}</h3>
      </summary>
      <AccountForm
        call={accountEndpoints.changePassword}
        address={endpointUrl(accountEndpoints.changePassword, {})}
        submit={messages.me.passwordSubmit}
        done={{ said: messages.me.passwordDone }}
      >
        {/* Tells password managers to which account the new password belongs. */}
        <input type="text" autoComplete="username" defaultValue={username} readOnly hidden />
        <Field name="currentPassword" schema={asked.currentPassword} type="password" autoComplete="current-password" />
        <NewPasswordFields of={asked} isAnother />
      </AccountForm>
    </details>
  );
}

/** The secret for the app, filled in by the client script, and the form for the app's first code. */
function NewApp() {
  const { language } = useSite();
  const messages = useMessages(accountMessages).app;
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
        <CodeField name="code" schema={totpCodeSchema.properties.code} />
      </AccountForm>
      <p className="steps">
        <a className="act" href={accountLink('me', language)}>
          {messages.later}
        </a>
      </p>
    </Card>
  );
}

function App({ isOn }: { readonly isOn: boolean }) {
  const messages = useMessages(accountMessages).app;
  return (
    <div className="apart">
      <h3>{messages.title}</h3>
      <p className="hint">{isOn ? messages.on : messages.off}</p>
      {isOn ? (
        <AccountForm
          call={factorEndpoints.removeTotp}
          address={endpointUrl(factorEndpoints.removeTotp, {})}
          submit={messages.turnOff}
          isQuiet
          done={{ again: true }}
        />
      ) : (
        <AccountForm
          call={factorEndpoints.startTotp}
          address={endpointUrl(factorEndpoints.startTotp, {})}
          submit={messages.turnOn}
          isQuiet
          done={{ instead: <NewApp /> }}
        />
      )}
    </div>
  );
}

interface LogInWaysProps {
  readonly username: string;
  readonly factors: Factors;
}

export function LogInWays({ username, factors: { totp, passkeys } }: LogInWaysProps) {
  const { logInWays } = useMessages(accountMessages).me;
  return (
    <section className="card sheet">
      <h2>{logInWays}</h2>
      <Passkeys passkeys={passkeys} />
      <App isOn={totp} />
      <Password username={username} />
    </section>
  );
}
