import { accountEndpoints, endpointUrl, verificationRequestSchema } from '@qaima/schemas';
import { accountLink } from '../../document/links.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { CodeField, EmailField } from './fields.js';
import { accountMessages } from './messages.js';

const { otp } = accountEndpoints.verify.query.properties;

/**
 * Three forms: for the mailed code, for a new code, and for another e-mail address. After verification the browser goes
 * to `next`. If `next` is null, the page reloads its content.
 */
export function VerificationForms({ next }: { readonly next: string | null }) {
  const { language } = useSite();
  const messages = useMessages(accountMessages).verify;
  return (
    <>
      <AccountForm
        call={accountEndpoints.verify}
        address={endpointUrl(accountEndpoints.verify, {})}
        inQuery
        submit={messages.submit}
        next={next}
        done={{ again: true }}
      >
        <CodeField name="otp" schema={otp} />
      </AccountForm>
      <div className="apart">
        <p className="hint">{messages.notReceived}</p>
        <AccountForm
          call={accountEndpoints.resend}
          address={endpointUrl(accountEndpoints.resend, {})}
          submit={messages.resend}
          isQuiet
          done={{ said: messages.resent }}
        />
        <details className="fold">
          <summary>{messages.wrongAddress}</summary>
          <AccountForm
            call={accountEndpoints.resend}
            address={endpointUrl(accountEndpoints.resend, {})}
            submit={messages.changeAddress}
            isQuiet
            next={accountLink('verify', language, next)}
            done={{ again: true }}
          >
            <EmailField schema={verificationRequestSchema.properties.email} />
          </AccountForm>
        </details>
      </div>
    </>
  );
}
