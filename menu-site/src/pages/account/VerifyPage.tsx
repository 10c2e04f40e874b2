import { type Account, accountCalls, type AccountData, urlOf } from '@qaima/schemas';
import { CodeField } from './fields.js';
import { Form } from './AccountForm.js';
import { Card, Frame, NeedsScript } from './AccountLayout.js';
import { NextSteps } from './SignedIn.js';
import { useAccountWords } from './messages.js';

const { otp } = accountCalls.verify.query.properties;

function Verify({ account, next }: { readonly account: Account; readonly next: string | null }) {
  const words = useAccountWords();
  const email = (
    <>
      {words.verify.lede} <bdi dir="ltr">{account.email}</bdi>
    </>
  );
  return (
    <Card title={words.verify.title} lede={email}>
      <NeedsScript />
      <Form
        call={accountCalls.verify}
        address={urlOf(accountCalls.verify, {})}
        inQuery
        submit={words.verify.submit}
        next={next}
        done={{ again: true }}
      >
        <CodeField name="otp" schema={otp} />
      </Form>
      <div className="apart">
        <p className="hint">{words.verify.notReceived}</p>
        <Form
          call={accountCalls.resend}
          address={urlOf(accountCalls.resend, {})}
          submit={words.verify.resend}
          isQuiet
          done={{ said: words.verify.resent }}
        />
      </div>
    </Card>
  );
}

/** The code that proves an e-mail address. (Public specification, section 2.) */
export function VerifyPage({ data: { account, next } }: { readonly data: AccountData }) {
  const words = useAccountWords();
  if (!account) return null;
  const address = (
    <>
      {words.verify.done} <bdi dir="ltr">{account.email}</bdi>
    </>
  );
  return (
    <Frame>
      {account.verified ? (
        <Card isDone title={words.verify.doneTitle} lede={address}>
          <NextSteps account={account} />
        </Card>
      ) : (
        <Verify account={account} next={next} />
      )}
    </Frame>
  );
}
