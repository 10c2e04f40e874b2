import { useMessages } from '../../document/siteContext.js';
import type { Account, AccountData } from '@qaima/schemas';
import { Card, AccountLayout, NeedsScript } from './AccountLayout.js';
import { NextSteps } from './NextSteps.js';
import { VerificationForms } from './VerificationForms.js';
import { accountMessages } from './messages.js';

/** Asks for the code that was mailed to the account's address. */
export function VerifyCard({ account, next }: { readonly account: Account; readonly next: string | null }) {
  const messages = useMessages(accountMessages);
  const email = (
    <>
      {messages.verify.lede} <bdi dir="ltr">{account.email}</bdi>
    </>
  );
  return (
    <Card title={messages.verify.title} lede={email}>
      <NeedsScript />
      <VerificationForms next={next} />
    </Card>
  );
}

/** The form for the code that verifies an e-mail address. (docs/spec/api.md#mailed-codes) */
export function VerifyPage({ data: { account, next, provider } }: { readonly data: AccountData }) {
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
          <NextSteps account={account} provider={provider} />
        </Card>
      ) : (
        <VerifyCard account={account} next={next} />
      )}
    </AccountLayout>
  );
}
