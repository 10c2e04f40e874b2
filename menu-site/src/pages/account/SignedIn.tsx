import type { Account } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import { linkTo } from './links.js';
import { Menus } from './MenuList.js';
import { useAccountWords } from './messages.js';

/** What there is to do for who is signed in: nothing, as the specification says, or one of the next steps. */
export function NextSteps({ account }: { readonly account: Account }) {
  const { language } = useSite();
  const words = useAccountWords();
  return (
    <>
      <p className="lede">{words.mayLeave}</p>
      <Menus menus={account.menus} />
      <p className="steps">
        {!account.verified && account.email !== '' && (
          <a className="act fill" href={linkTo('verify', language)}>
            {words.signUp.verify}
          </a>
        )}
        <a className="act" href={linkTo('me', language)}>
          {words.toAccount}
        </a>
      </p>
    </>
  );
}

/** Says to whom the page's session belongs, where somebody else may be about to type. */
export function SignedInAs({ account }: { readonly account: Account | null }) {
  const { language } = useSite();
  const words = useAccountWords();
  if (!account) return null;
  return (
    <p className="aside-note">
      {words.signedInAs} <bdi dir="ltr">{account.username}</bdi>. <a href={linkTo('me', language)}>{words.toAccount}</a>
    </p>
  );
}
