import { endpointUrl, factorEndpoints } from '@qaima/schemas';
import { accountLink } from '../../document/links.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { AccountForm } from './AccountForm.js';
import { Card } from './AccountLayout.js';
import { accountMessages } from './messages.js';

/** At or below this number, the page asks for new codes. */
export const FEW_CODES = 2;

/** The new codes, filled in by the client script. They are shown only once. */
export function NewRecoveryCodes() {
  const { language } = useSite();
  const messages = useMessages(accountMessages).recoveryCodes;
  return (
    <Card isDone title={messages.newTitle} lede={messages.newLede}>
      <ol className="recovery-codes" dir="ltr" data-answer="recoveryCodes" />
      <p className="steps">
        <a className="act fill" href={accountLink('me', language)}>
          {messages.kept}
        </a>
      </p>
    </Card>
  );
}

export function RenewCodesForm({ isTinted }: { readonly isTinted?: boolean }) {
  const messages = useMessages(accountMessages).recoveryCodes;
  return (
    <AccountForm
      call={factorEndpoints.renewRecovery}
      address={endpointUrl(factorEndpoints.renewRecovery, {})}
      submit={messages.renew}
      isTinted={isTinted}
      isQuiet={!isTinted}
      done={{ instead: <NewRecoveryCodes /> }}
    />
  );
}

/** How many recovery codes are left. */
export function RecoveryCodes({ left }: { readonly left: number }) {
  const messages = useMessages(accountMessages).recoveryCodes;
  return (
    <section className="card sheet">
      <h2>{messages.title}</h2>
      <p className="lede">{messages.lede}</p>
      <p className="state">
        <span className={left > FEW_CODES ? 'pill open' : 'pill'} data-label>
          {messages.left(left)}
        </span>
      </p>
      <RenewCodesForm />
    </section>
  );
}
