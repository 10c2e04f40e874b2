import { accountEndpoints, endpointUrl } from '@qaima/schemas';
import { useMessages } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { CodeField } from './fields.js';
import { accountMessages } from './messages.js';

const { otp } = accountEndpoints.verify.query.properties;

/** The form for the mailed code, and the one that asks for another. Without `next` the page is loaded again. */
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
