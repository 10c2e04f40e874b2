import { useSite } from '../document/siteContext.js';
import type { SiteMenu } from '../site.js';

/** The ending phrase, the address, and by whom the page is made. */
export function Footer({ menu }: { readonly menu: SiteMenu }) {
  const { words } = useSite();
  const address = menu.institution?.location?.address;
  return (
    <footer className="foot">
      {menu.endingPhrase && (
        <p className="ending" dir="auto">
          {menu.endingPhrase}
        </p>
      )}
      {address && <address dir="auto">{address}</address>}
      <p>{words.madeWith}</p>
    </footer>
  );
}
