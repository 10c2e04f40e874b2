import { endpointUrl, factorEndpoints, secondFactorSchema } from '@qaima/schemas';
import { Field } from '../../components/Field.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { Card } from './AccountLayout.js';
import { accountMessages } from './messages.js';

const { code, remember } = secondFactorSchema.properties;

/** The second step of a log-in. The client script shows it when the server asks for a second factor. */
export function SecondFactorStep({ next }: { readonly next: string | null }) {
  const { language } = useSite();
  const { secondFactor: messages } = useMessages(accountMessages);
  return (
    <template data-second-factor="">
      <Card title={messages.title} lede={messages.lede}>
        <AccountForm
          call={factorEndpoints.complete}
          address={endpointUrl(factorEndpoints.complete, {})}
          submit={messages.submit}
          next={next}
          done={{ again: true }}
        >
          <input type="hidden" name="ticket" />
          <Field name="code" schema={code} autoComplete="one-time-code" isLatin />
          <label className="agree">
            <input type="checkbox" name="remember" />
            {remember[language === 'ar' ? 'title' : 'x-en']}
          </label>
        </AccountForm>
        <p className="hint">{messages.lost}</p>
      </Card>
    </template>
  );
}
