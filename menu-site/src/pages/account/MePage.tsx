import type { Account, AccountData } from '@qaima/schemas';
import { useMessages, useSite } from '../../document/siteContext.js';
import { AccountLayout, NeedsScript } from './AccountLayout.js';
import { accountLink, CONSOLE_PATH } from '../../document/links.js';
import { ConfirmationDialog } from './ConfirmationDialog.js';
import { CreateMenu } from './CreateMenu.js';
import { LogInWays } from './LogInWays.js';
import { LogOutForm } from './LogOutForm.js';
import { MenuList } from './MenuList.js';
import { SessionList } from './SessionList.js';
import { accountMessages } from './messages.js';
import { MissingStep } from './MissingStep.js';
import { RecoveryCodes } from './RecoveryCodes.js';

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

/** The account page. (docs/spec/public-site.md#account-pages) */
export function MePage({ data: { account, sessions, factors, provider } }: { readonly data: AccountData }) {
  const messages = useMessages(accountMessages);
  if (!account) return null;
  const hasPasskeys = factors !== null && factors.passkeys.length > 0;
  return (
    <AccountLayout>
      <Who account={account} />
      <section className="card sheet">
        <h2>{messages.yourMenus}</h2>
        {account.menus.length === 0 && <CreateMenu account={account} provider={provider} />}
        <MenuList menus={account.menus} />
      </section>
      <NeedsScript />
      {factors && (
        <>
          <MissingStep factors={factors} need={account.needsFactor} />
          <LogInWays username={account.username} factors={factors} />
          {(factors.totp || hasPasskeys) && <RecoveryCodes left={factors.recoveryCodes} />}
        </>
      )}
      <SessionList sessions={sessions} />
      <LogOutForm />
      <ConfirmationDialog username={account.username} hasPasskeys={hasPasskeys} />
    </AccountLayout>
  );
}
