/**
 * Password reset: a page that asks for a mailed code, and one that sets a new password.
 * (docs/spec/api.md#mailed-codes)
 */
import {
  accountEndpoints,
  type AccountData,
  forgotPasswordSchema,
  passwordResetSchema,
  endpointUrl,
} from '@qaima/schemas';
import { useMessages, useSite } from '../../document/siteContext.js';
import { CodeField, EmailField, NewPasswordFields } from './fields.js';
import { AccountForm } from './AccountForm.js';
import { Card, AccountLayout, NeedsScript } from './AccountLayout.js';
import { accountLink } from '../../document/links.js';
import { accountMessages } from './messages.js';

/** The session storage key under which the e-mail address is passed to the next page. */
const EMAIL_STORAGE_KEY = 'account-email';

interface PageProps {
  readonly data: AccountData;
}

export function ForgotPage({ data: { next } }: PageProps) {
  const { language } = useSite();
  const messages = useMessages(accountMessages);
  const done = (
    <Card isDone title={messages.forgot.doneTitle} lede={messages.forgot.done}>
      <p className="steps">
        <a className="act fill" href={accountLink('reset', language, next)}>
          {messages.forgot.enterCode}
        </a>
      </p>
    </Card>
  );
  return (
    <AccountLayout>
      <Card title={messages.forgot.title} lede={messages.forgot.lede}>
        <NeedsScript />
        <AccountForm
          call={accountEndpoints.forgot}
          address={endpointUrl(accountEndpoints.forgot, {})}
          submit={messages.forgot.submit}
          done={{ instead: done }}
        >
          <EmailField schema={forgotPasswordSchema.properties.email} kept={EMAIL_STORAGE_KEY} />
        </AccountForm>
      </Card>
      <p className="other-way">
        <a className="way" href={accountLink('logIn', language, next)}>
          {messages.forgot.back}
        </a>
      </p>
    </AccountLayout>
  );
}

const asked = passwordResetSchema.properties;

export function ResetPage({ data: { next } }: PageProps) {
  const { language } = useSite();
  const messages = useMessages(accountMessages);
  const done = (
    <Card isDone title={messages.reset.doneTitle} lede={messages.reset.done}>
      <p className="lede">{messages.mayLeave}</p>
      <p className="steps">
        <a className="act fill" href={accountLink('logIn', language, next)}>
          {messages.logIn.title}
        </a>
      </p>
    </Card>
  );
  return (
    <AccountLayout>
      <Card title={messages.reset.title} lede={messages.reset.lede}>
        <NeedsScript />
        <AccountForm
          call={accountEndpoints.reset}
          address={endpointUrl(accountEndpoints.reset, {})}
          submit={messages.reset.submit}
          done={{ instead: done }}
        >
          <EmailField schema={asked.email} kept={EMAIL_STORAGE_KEY} />
          <CodeField name="code" schema={asked.code} />
          <NewPasswordFields of={asked} isAnother />
        </AccountForm>
      </Card>
      <p className="other-way">
        {messages.reset.noCode}{' '}
        <a className="way" href={accountLink('forgot', language, next)}>
          {messages.reset.ask}
        </a>
      </p>
    </AccountLayout>
  );
}
