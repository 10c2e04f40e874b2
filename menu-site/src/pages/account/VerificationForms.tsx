import { accountEndpoints, endpointUrl } from '@qaima/schemas';
import { useMessages } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { CodeField } from './fields.js';
import { accountMessages } from './messages.js';

const { otp } = accountEndpoints.verify.query.properties;

/**
 * Two forms: one for the mailed code, and one that requests another code. After verification the browser goes to
 * `next`; if it is null, the page reloads its content.
 */
export function VerificationForms({ next }: { readonly next: string | null }) {
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
      </div>
    </>
  );
}
