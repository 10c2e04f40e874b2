import { accountCalls, type AccountData, logIn, urlOf } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import { Field } from '../../components/Field.js';
import { Form } from './AccountForm.js';
import { Card, Frame, NeedsScript } from './AccountLayout.js';
import { linkTo } from './links.js';
import { NextSteps, SignedInAs } from './SignedIn.js';
import { useAccountWords } from './messages.js';

const { username, password } = logIn.properties;

function LogInForm({ data: { next, filled, account } }: { readonly data: AccountData }) {
  const { language } = useSite();
  const words = useAccountWords();
  const lede = next === null ? words.logIn.lede : account ? words.logIn.other : words.logIn.goal;
  return (
    <>
      <Card title={words.logIn.title} lede={lede}>
        <SignedInAs account={account} />
        <NeedsScript />
        <Form
          call={accountCalls.logIn}
          address={urlOf(accountCalls.logIn, {})}
          submit={words.logIn.submit}
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
            <a className="way" href={linkTo('forgot', language, next)}>
              {words.logIn.forgot}
            </a>
          </p>
        </Form>
      </Card>
      <p className="other-way">
        {words.logIn.noAccount}{' '}
        <a className="way" href={linkTo('signUp', language, next)}>
          {words.logIn.signUp}
        </a>
      </p>
    </>
  );
}

/** Log-in, and what follows it. (Public specification, section 2.) */
export function LogInPage({ data }: { readonly data: AccountData }) {
  const words = useAccountWords();
  const { account, next, filled } = data;
  const isDone = account !== null && next === null && filled === null;
  return (
    <Frame>
      {isDone ? (
        <Card isDone title={words.signedIn.title} lede={<bdi>{words.signedIn.welcome(account.name)}</bdi>}>
          <NextSteps account={account} />
        </Card>
      ) : (
        <LogInForm data={data} />
      )}
    </Frame>
  );
}
