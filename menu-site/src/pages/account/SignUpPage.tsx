import {
  accountEndpoints,
  type AccountData,
  issueMessage,
  schemaLabel,
  signUpSchema,
  endpointUrl,
  withLanguage,
} from '@qaima/schemas';
import { useMessages, useSite } from '../../document/siteContext.js';
import { Field } from '../../components/Field.js';
import { EmailField, NewPasswordFields, PhoneField } from './fields.js';
import { AccountForm } from './AccountForm.js';
import { Card, AccountLayout, NeedsScript } from './AccountLayout.js';
import { accountLink } from '../../document/links.js';
import { SignedInAs } from './NextSteps.js';
import { VerificationForms } from './VerificationForms.js';
import { VerifyCard } from './VerifyPage.js';
import { accountMessages } from './messages.js';

const fields = signUpSchema.properties;

function Terms() {
  const { language } = useSite();
  const messages = useMessages(accountMessages);
  const schema = fields.agreeToTerms;
  return (
    <div className="field">
      <label className="agree">
        <input
          type="checkbox"
          name="agreeToTerms"
          required
          aria-describedby="field-agreeToTerms-fault"
          data-invalid={issueMessage({ path: '', keyword: 'const', params: {}, blank: false, schema }, language)}
        />
        {schemaLabel(schema, language)}
      </label>
      <p className="fault" id="field-agreeToTerms-fault" />
      <p>
        <a className="way" href={withLanguage('/conditions', language)} target="_blank">
          {messages.signUp.terms}
        </a>
      </p>
    </div>
  );
}

function Done({ next }: { readonly next: string | null }) {
  const { language } = useSite();
  const messages = useMessages(accountMessages);
  const sent = (
    <>
      {messages.signUp.done} <bdi dir="ltr" data-typed="email" />
    </>
  );
  return (
    <Card isDone title={messages.signUp.doneTitle} lede={sent}>
      {/* Once the address is verified, the verification page offers the next steps. */}
      <VerificationForms next={next ?? accountLink('verify', language)} />
      <p className="hint">
        {messages.mayLeave}{' '}
        <a className="way" href={next ?? accountLink('me', language)}>
          {next === null ? messages.toAccount : messages.goOn}
        </a>
      </p>
    </Card>
  );
}

/** The sign-up page. (docs/spec/public-site.md#account-pages) */
export function SignUpPage({ data: { account, next } }: { readonly data: AccountData }) {
  const { language } = useSite();
  const messages = useMessages(accountMessages);
  // The account exists, but its address is not verified: the page was reloaded while it asked for the code.
  if (account && !account.verified && account.email !== '')
    return (
      <AccountLayout>
        <VerifyCard account={account} next={next ?? accountLink('verify', language)} />
        <SignedInAs account={account} />
      </AccountLayout>
    );
  return (
    <AccountLayout>
      <Card title={messages.signUp.title} lede={`${messages.signUp.lede} ${messages.required}`}>
        <SignedInAs account={account} />
        <NeedsScript />
        <AccountForm
          call={accountEndpoints.signUp}
          address={endpointUrl(accountEndpoints.signUp, {})}
          submit={messages.signUp.submit}
          keepsDraft
          done={{ instead: <Done next={next} /> }}
        >
          <Field name="name" schema={fields.name} autoComplete="name" />
          <Field
            name="username"
            schema={fields.username}
            hint={messages.signUp.usernameHint}
            suggested={messages.suggested}
            rule="username"
            autoComplete="username"
            isLatin
          />
          <EmailField schema={fields.email} />
          <PhoneField name="phone" schema={fields.phone} />
          <NewPasswordFields of={fields} />
          <Terms />
        </AccountForm>
      </Card>
      <p className="other-way">
        {messages.signUp.haveAccount}{' '}
        <a className="way" href={accountLink('logIn', language, next)}>
          {messages.signUp.logIn}
        </a>
      </p>
    </AccountLayout>
  );
}
