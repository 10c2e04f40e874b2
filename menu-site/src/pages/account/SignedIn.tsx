import type { Account } from '@qaima/schemas';
import { useMessages, useSite } from '../../document/siteContext.js';
import { accountLink } from '../../document/links.js';
import { MenuList } from './MenuList.js';
import { accountMessages } from './messages.js';

/** Links for a signed-in user. */
export function NextSteps({ account }: { readonly account: Account }) {
  const { language } = useSite();
  const messages = useMessages(accountMessages);
  const mayCreate = account.selfService && account.verified && account.menus.length === 0 && !account.staff;
  return (
    <>
      <p className="lede">{messages.mayLeave}</p>
      <MenuList menus={account.menus} />
      <p className="steps">
        {!account.verified && account.email !== '' && (
          <a className="act fill" href={accountLink('verify', language)}>
            {messages.signUp.verify}
          </a>
        )}
        {mayCreate && (
          <a className="act fill" href={accountLink('me', language)}>
            {messages.createMenu.submit}
          </a>
        )}
        <a className="act" href={accountLink('me', language)}>
          {messages.toAccount}
        </a>
      </p>
    </>
  );
}

/** Shows which account is signed in on this device, because another person may be about to fill in the form. */
export function SignedInAs({ account }: { readonly account: Account | null }) {
  const { language } = useSite();
  const messages = useMessages(accountMessages);
  if (!account) return null;
  return (
    <p className="aside-note">
      {messages.signedInAs} <bdi dir="ltr">{account.username}</bdi>.{' '}
      <a href={accountLink('me', language)}>{messages.toAccount}</a>
    </p>
  );
}
