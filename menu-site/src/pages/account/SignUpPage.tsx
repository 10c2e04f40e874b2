import { accountCalls, type AccountData, explain, labelOf, signUp, urlOf } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import { Field } from '../../components/Field.js';
import { EmailField, NewPassword, PhoneField } from './fields.js';
import { Form } from './AccountForm.js';
import { Card, Frame, NeedsScript } from './AccountLayout.js';
import { linkTo, withLanguage } from './links.js';
import { SignedInAs } from './SignedIn.js';
import { useAccountWords } from './messages.js';

const fields = signUp.properties;

function Terms() {
  const { language } = useSite();
  const words = useAccountWords();
  const schema = fields.agreeToTerms;
  return (
    <div className="field">
      <label className="agree">
        <input
          type="checkbox"
          name="agreeToTerms"
          required
          aria-describedby="field-agreeToTerms-fault"
          data-invalid={explain({ path: '', keyword: 'const', params: {}, blank: false, schema }, language)}
        />
        {labelOf(schema, language)}
      </label>
      <p className="fault" id="field-agreeToTerms-fault" />
      <p>
        <a className="way" href={withLanguage('/conditions', language)} target="_blank">
          {words.signUp.terms}
        </a>
      </p>
    </div>
  );
}

function Done({ next }: { readonly next: string | null }) {
  const { language } = useSite();
  const words = useAccountWords();
  return (
    <Card isDone title={words.signUp.doneTitle} lede={words.signUp.done}>
      <p className="lede">{words.mayLeave}</p>
      <p className="steps">
        <a className="act fill" href={linkTo('verify', language, next)}>
          {words.signUp.verify}
        </a>
        <a className="act" href={next ?? linkTo('me', language)}>
          {next === null ? words.toAccount : words.goOn}
        </a>
      </p>
    </Card>
  );
}

/** Sign-up. (Public specification, sections 2 and 5.) */
export function SignUpPage({ data: { account, next } }: { readonly data: AccountData }) {
  const { language } = useSite();
  const words = useAccountWords();
  return (
    <Frame>
      <Card title={words.signUp.title} lede={`${words.signUp.lede} ${words.required}`}>
        <SignedInAs account={account} />
        <NeedsScript />
        <Form
          call={accountCalls.signUp}
          address={urlOf(accountCalls.signUp, {})}
          submit={words.signUp.submit}
          done={{ instead: <Done next={next} /> }}
        >
          <Field name="name" schema={fields.name} autoComplete="name" />
          <Field
            name="username"
            schema={fields.username}
            hint={words.signUp.usernameHint}
            rule="username"
            autoComplete="username"
            isLatin
          />
          <EmailField schema={fields.email} />
          <PhoneField name="phone" schema={fields.phone} />
          <NewPassword of={fields} />
          <Terms />
        </Form>
      </Card>
      <p className="other-way">
        {words.signUp.haveAccount}{' '}
        <a className="way" href={linkTo('logIn', language, next)}>
          {words.signUp.logIn}
        </a>
      </p>
    </Frame>
  );
}
