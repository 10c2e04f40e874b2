import { telLink } from '@qaima/schemas';
import { platePicture } from '../../assets/urls.js';
import { useSite } from '../../document/siteContext.js';
import type { SiteMenu } from '../../document/siteTypes.js';
import { Icon } from '../../components/Icon.js';
import { EmptyState } from '../../components/EmptyState.js';

/** Replaces the sections if the menu has none. */
export function EmptyMenu({ menu }: { readonly menu: SiteMenu }) {
  const { messages } = useSite();
  const tel = telLink(menu.institution?.contact?.phone);
  return (
    <EmptyState picture={platePicture} level="h2" {...messages.empty}>
      {tel && (
        <a className="act fill" href={tel}>
          <Icon name="phone" />
          {messages.callUs}
        </a>
      )}
    </EmptyState>
  );
}
