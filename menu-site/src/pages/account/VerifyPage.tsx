import { useMessages } from '../../document/siteContext.js';
import { type Account, accountEndpoints, type AccountData, endpointUrl } from '@qaima/schemas';
import { CodeField } from './fields.js';
import { AccountForm } from './AccountForm.js';
import { Card, AccountLayout, NeedsScript } from './AccountLayout.js';
import { NextSteps } from './SignedIn.js';
import { accountMessages } from './messages.js';

const { otp } = accountEndpoints.verify.query.properties;

function Verify({ account, next }: { readonly account: Account; readonly next: string | null }) {
  const messages = useMessages(accountMessages);
  const email = (
    <>
      {messages.verify.lede} <bdi dir="ltr">{account.email}</bdi>
    </>
  );
  return (
    <Card title={messages.verify.title} lede={email}>
      <NeedsScript />
      <AccountForm
        call={accountEndpoints.verify}
        address={endpointUrl(accountEndpoints.verify, {})}
        inQuery
        submit={messages.verify.submit}
        next={next}
        done={{ again: true }}
      >
        <CodeField name="otp" schema={otp} />
      </AccountForm>
      <div className="apart">
        <p className="hint">{messages.verify.notReceived}</p>
        <AccountForm
          call={accountEndpoints.resend}
          address={endpointUrl(accountEndpoints.resend, {})}
          submit={messages.verify.resend}
          isQuiet
          done={{ said: messages.verify.resent }}
        />
      </div>
    </Card>
  );
}

/** The form for the code that verifies an e-mail address. (docs/spec/api.md#mailed-codes) */
export function VerifyPage({ data: { account, next } }: { readonly data: AccountData }) {
  const messages = useMessages(accountMessages);
  if (!account) return null;
  const address = (
    <>
      {messages.verify.done} <bdi dir="ltr">{account.email}</bdi>
    </>
  );
  return (
    <AccountLayout>
      {account.verified ? (
        <Card isDone title={messages.verify.doneTitle} lede={address}>
          <NextSteps account={account} />
        </Card>
      ) : (
        <Verify account={account} next={next} />
      )}
    </AccountLayout>
  );
}
