import { canonicalPath } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import type { SiteMenu } from '../../document/siteTypes.js';
import { Icon } from '../../components/Icon.js';

/** A link to the business's other menu, with the owner's label. */
export function LinkedMenuLink({ menu }: { readonly menu: SiteMenu }) {
  const { messages } = useSite();
  const other = menu.institution?.otherMenu;
  if (!other) return null;
  const name = menu.settings?.otherMenuNickName?.trim();
  return (
    <a className="card other" href={canonicalPath({ username: other })}>
      <Icon name="book" />
      <bdi>{name || messages.otherMenu}</bdi>
      <Icon name="forward" mirrorsInRtl />
    </a>
  );
}
