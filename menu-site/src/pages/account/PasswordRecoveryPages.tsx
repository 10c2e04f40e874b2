/** For who forgot their password: a code by mail, and a new password by the code. (Decisions, section 3.) */
import { accountCalls, type AccountData, forgotten, passwordReset, urlOf } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import { CodeField, EmailField, NewPassword } from './fields.js';
import { Form } from './AccountForm.js';
import { Card, Frame, NeedsScript } from './AccountLayout.js';
import { linkTo } from './links.js';
import { useAccountWords } from './messages.js';

/** Under what the address is kept from the one page to the other, in the tab alone. */
const KEPT = 'account-email';

interface PageProps {
  readonly data: AccountData;
}

export function ForgotPage({ data: { next } }: PageProps) {
  const { language } = useSite();
  const words = useAccountWords();
  const done = (
    <Card isDone title={words.forgot.doneTitle} lede={words.forgot.done}>
      <p className="steps">
        <a className="act fill" href={linkTo('reset', language, next)}>
          {words.forgot.enterCode}
        </a>
      </p>
    </Card>
  );
  return (
    <Frame>
      <Card title={words.forgot.title} lede={words.forgot.lede}>
        <NeedsScript />
        <Form
          call={accountCalls.forgot}
          address={urlOf(accountCalls.forgot, {})}
          submit={words.forgot.submit}
          done={{ instead: done }}
        >
          <EmailField schema={forgotten.properties.email} kept={KEPT} />
        </Form>
      </Card>
      <p className="other-way">
        <a className="way" href={linkTo('logIn', language, next)}>
          {words.forgot.back}
        </a>
      </p>
    </Frame>
  );
}

const asked = passwordReset.properties;

export function ResetPage({ data: { next } }: PageProps) {
  const { language } = useSite();
  const words = useAccountWords();
  const done = (
    <Card isDone title={words.reset.doneTitle} lede={words.reset.done}>
      <p className="lede">{words.mayLeave}</p>
      <p className="steps">
        <a className="act fill" href={linkTo('logIn', language, next)}>
          {words.logIn.title}
        </a>
      </p>
    </Card>
  );
  return (
    <Frame>
      <Card title={words.reset.title} lede={words.reset.lede}>
        <NeedsScript />
        <Form
          call={accountCalls.reset}
          address={urlOf(accountCalls.reset, {})}
          submit={words.reset.submit}
          done={{ instead: done }}
        >
          <EmailField schema={asked.email} kept={KEPT} />
          <CodeField name="code" schema={asked.code} />
          <NewPassword of={asked} isAnother />
        </Form>
      </Card>
      <p className="other-way">
        {words.reset.noCode}{' '}
        <a className="way" href={linkTo('forgot', language, next)}>
          {words.reset.ask}
        </a>
      </p>
    </Frame>
  );
}
