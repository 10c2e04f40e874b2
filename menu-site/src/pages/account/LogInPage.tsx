import { accountEndpoints, type AccountData, logInSchema, endpointUrl } from '@qaima/schemas';
import { useMessages, useSite } from '../../document/siteContext.js';
import { Field } from '../../components/Field.js';
import { AccountForm } from './AccountForm.js';
import { Card, AccountLayout, NeedsScript } from './AccountLayout.js';
import { accountLink } from '../../document/links.js';
import { LogOutForm } from './LogOutForm.js';
import { NextSteps, SignedInAs } from './NextSteps.js';
import { accountMessages } from './messages.js';
import { SecondFactorStep } from './SecondFactorStep.js';

const { username, password } = logInSchema.properties;

function LogInForm({ data: { next, filled, account } }: { readonly data: AccountData }) {
  const { language } = useSite();
  const messages = useMessages(accountMessages);
  const lede = next === null ? messages.logIn.lede : account ? messages.logIn.other : messages.logIn.goal;
  return (
    <>
      <Card title={messages.logIn.title} lede={lede}>
        <SignedInAs account={account} />
        <NeedsScript />
        <AccountForm
          call={accountEndpoints.logIn}
          address={endpointUrl(accountEndpoints.logIn, {})}
          submit={messages.logIn.submit}
          next={next}
          done={{ again: true }}
        >
          <Field name="username" schema={username} autoComplete="username" isLatin value={filled?.username} />
          <Field
            name="password"
            schema={password}
            type="password"
            autoComplete="current-password"
            value={filled?.password}
          />
          <p>
            <a className="way" href={accountLink('forgot', language, next)}>
              {messages.logIn.forgot}
            </a>
          </p>
        </AccountForm>
      </Card>
      <SecondFactorStep next={next} />
      <p className="other-way">
        {messages.logIn.noAccount}{' '}
        <a className="way" href={accountLink('signUp', language, next)}>
          {messages.logIn.signUp}
        </a>
      </p>
    </>
  );
}

/** The log-in form, and the page after log-in. (docs/spec/public-site.md#log-in-page) */
export function LogInPage({ data }: { readonly data: AccountData }) {
  const messages = useMessages(accountMessages);
  const { account, next, filled, provider } = data;
  const isDone = account !== null && next === null && filled === null;
  return (
    <AccountLayout>
      {isDone ? (
        <>
          <Card
            isDone
            title={messages.signedIn.title}
            lede={<bdi>{messages.signedIn.welcome(account.name || account.username)}</bdi>}
          >
            <NextSteps account={account} provider={provider} />
          </Card>
          {/* The session can be that of somebody else who uses this device. */}
          <NeedsScript />
          <LogOutForm />
        </>
      ) : (
        <LogInForm data={data} />
      )}
    </AccountLayout>
  );
}
