import { type Account, accountEndpoints, type AccountData, passwordChangeSchema, endpointUrl } from '@qaima/schemas';
import { useMessages, useSite } from '../../document/siteContext.js';
import { Field } from '../../components/Field.js';
import { NewPasswordFields } from './fields.js';
import { AccountForm } from './AccountForm.js';
import { AccountLayout, NeedsScript } from './AccountLayout.js';
import { accountLink, CONSOLE_PATH } from '../../document/links.js';
import { CreateMenu } from './CreateMenu.js';
import { LogOutForm } from './LogOutForm.js';
import { MenuList } from './MenuList.js';
import { SessionList } from './SessionList.js';
import { accountMessages } from './messages.js';
import { ConfirmationDialog, TwoSteps } from './TwoSteps.js';

const asked = passwordChangeSchema.properties;

function Who({ account: { name, username, email, verified, staff } }: { readonly account: Account }) {
  const { language } = useSite();
  const messages = useMessages(accountMessages).me;
  return (
    <section className="card sheet">
      <h1 tabIndex={-1} dir="auto">
        {name || username}
      </h1>
      <dl className="facts">
        <div>
          <dt>{messages.username}</dt>
          <dd>
            <bdi dir="ltr">{username}</bdi>
          </dd>
        </div>
        {email !== '' && (
          <div>
            <dt>{messages.email}</dt>
            <dd>
              <bdi dir="ltr">{email}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {email !== '' && (
        <p className="state">
          <span className={verified ? 'pill open' : 'pill'} data-label>
            {verified ? messages.verified : messages.unverified}
          </span>
          {!verified && (
            <a className="way" href={accountLink('verify', language)}>
              {messages.verifyNow}
            </a>
          )}
        </p>
      )}
      {staff && (
        <p className="steps">
          <a className="act" href={CONSOLE_PATH}>
            {messages.console}
          </a>
        </p>
      )}
    </section>
  );
}

function PasswordChange({ username }: { readonly username: string }) {
  const messages = useMessages(accountMessages);
  return (
    <details className="card sheet fold">
      <summary>
        <h2>{messages.me.password}</h2>
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

/** The account page. (docs/spec/public-site.md#account-pages) */
export function MePage({ data: { account, sessions, factors, provider } }: { readonly data: AccountData }) {
  const messages = useMessages(accountMessages);
  if (!account) return null;
  return (
    <AccountLayout>
      <Who account={account} />
      <section className="card sheet">
        <h2>{messages.yourMenus}</h2>
        {account.menus.length === 0 && <CreateMenu account={account} provider={provider} />}
        <MenuList menus={account.menus} />
      </section>
      <NeedsScript />
      {factors && <TwoSteps factors={factors} need={account.needsFactor} />}
      <SessionList sessions={sessions} />
      <PasswordChange username={account.username} />
      <LogOutForm />
      <ConfirmationDialog username={account.username} />
    </AccountLayout>
  );
}
