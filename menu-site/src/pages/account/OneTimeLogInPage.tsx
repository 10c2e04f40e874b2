import { type AccountData, logInLinkCalls, urlOf } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import { Form } from './AccountForm.js';
import { Card, Frame, NeedsScript } from './AccountLayout.js';
import { linkTo } from './links.js';
import { SignedInAs } from './SignedIn.js';
import { useAccountWords } from './messages.js';

/**
 * Where a one-time link leads. Nothing is used up by looking at it, since messaging apps open links to draw previews of
 * them: it takes a tap. The page's script brings the token, which stands behind the address's `#`.
 */
export function OncePage({ data: { account } }: { readonly data: AccountData }) {
  const { language } = useSite();
  const { once: words } = useAccountWords();
  return (
    <Frame>
      <div data-link="whole">
        <Card title={words.title} lede={words.lede}>
          <SignedInAs account={account} />
          <NeedsScript />
          <Form
            call={logInLinkCalls.use}
            address={urlOf(logInLinkCalls.use, {})}
            submit={words.submit}
            next={linkTo('logIn', language)}
            done={{ again: true }}
          >
            <input type="hidden" name="token" data-link-token />
          </Form>
          <p className="hint">{words.note}</p>
        </Card>
      </div>
      <div data-link="broken" hidden>
        <Card title={words.brokenTitle} lede={words.broken} />
      </div>
      <p className="other-way">
        {words.orElse}{' '}
        <a className="way" href={linkTo('logIn', language)}>
          {words.logIn}
        </a>
      </p>
    </Frame>
  );
}
