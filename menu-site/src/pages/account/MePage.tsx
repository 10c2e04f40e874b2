import { type Account, accountCalls, type AccountData, passwordChange, urlOf } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import { Field } from '../../components/Field.js';
import { NewPassword } from './fields.js';
import { Form } from './AccountForm.js';
import { Card, Frame, NeedsScript } from './AccountLayout.js';
import { linkTo } from './links.js';
import { Menus } from './MenuList.js';
import { Sessions } from './SessionList.js';
import { useAccountWords } from './messages.js';

const asked = passwordChange.properties;

function Who({ account: { name, username, email, verified } }: { readonly account: Account }) {
  const { language } = useSite();
  const words = useAccountWords().me;
  return (
    <section className="card sheet">
      <h1 tabIndex={-1} dir="auto">
        {name || username}
      </h1>
      <dl className="facts">
        <dt>{words.username}</dt>
        <dd>
          <bdi dir="ltr">{username}</bdi>
        </dd>
        {email !== '' && (
          <>
            <dt>{words.email}</dt>
            <dd>
              <bdi dir="ltr">{email}</bdi>
            </dd>
          </>
        )}
      </dl>
      {email !== '' && (
        <p className="state">
          <span className={verified ? 'pill open' : 'pill'} data-label>
            {verified ? words.verified : words.unverified}
          </span>
          {!verified && (
            <a className="way" href={linkTo('verify', language)}>
              {words.verifyNow}
            </a>
          )}
        </p>
      )}
    </section>
  );
}

function PasswordChange({ username }: { readonly username: string }) {
  const words = useAccountWords();
  return (
    <details className="card sheet fold">
      <summary>
        <h2>{words.me.password}</h2>
      </summary>
      <Form
        call={accountCalls.changePassword}
        address={urlOf(accountCalls.changePassword, {})}
        submit={words.me.passwordSubmit}
        done={{ said: words.me.passwordDone }}
      >
        {/* Whose password it is, for who keeps passwords. */}
        <input type="text" autoComplete="username" defaultValue={username} readOnly hidden />
        <Field name="currentPassword" schema={asked.currentPassword} type="password" autoComplete="current-password" />
        <NewPassword of={asked} isAnother />
      </Form>
    </details>
  );
}

/** Who is signed in, and what is theirs. (Decisions, section 3.) */
export function MePage({ data: { account, sessions } }: { readonly data: AccountData }) {
  const { language } = useSite();
  const words = useAccountWords();
  if (!account) return null;
  const out = (
    <Card isDone title={words.me.outTitle} lede={words.me.out}>
      <p className="lede">{words.mayLeave}</p>
      <p className="steps">
        <a className="act fill" href={linkTo('logIn', language)}>
          {words.logIn.title}
        </a>
      </p>
    </Card>
  );
  return (
    <Frame>
      <Who account={account} />
      <section className="card sheet">
        <h2>{words.yourMenus}</h2>
        {account.menus.length === 0 && <p className="hint">{words.me.noMenus}</p>}
        <Menus menus={account.menus} />
      </section>
      <NeedsScript />
      <Sessions sessions={sessions} />
      <PasswordChange username={account.username} />
      <Form
        call={accountCalls.logOut}
        address={urlOf(accountCalls.logOut, {})}
        submit={words.me.logOut}
        isQuiet
        done={{ instead: out }}
      />
    </Frame>
  );
}
