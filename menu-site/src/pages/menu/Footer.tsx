import { useSite } from '../../document/siteContext.js';
import type { SiteMenu } from '../../document/siteTypes.js';
import { useContentLang } from '../../components/useContentLang.js';

/** The closing phrase, the address, and a link to the provider. */
export function Footer({ menu }: { readonly menu: SiteMenu }) {
  const own = useContentLang();
  const { messages } = useSite();
  const address = menu.institution?.location?.address;
  return (
    <footer className="foot">
      {menu.endingPhrase && (
        <p className="ending" dir="auto" {...own(menu.endingPhrase)}>
          {menu.endingPhrase}
        </p>
      )}
      {address && (
        <address dir="auto" {...own(address)}>
          {address}
        </address>
      )}
      <p>{messages.madeWith}</p>
    </footer>
  );
}
