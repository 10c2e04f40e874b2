import { telLink } from '@qaima/schemas';
import { platePicture } from '../../assets/urls.js';
import { useSite } from '../../document/siteContext.js';
import type { SiteMenu } from '../../site.js';
import { Icon } from '../../components/Icon.js';
import { Notice } from '../../components/EmptyState.js';

/** In place of sections, while there are none to show. */
export function EmptyMenu({ menu }: { readonly menu: SiteMenu }) {
  const { words } = useSite();
  const tel = telLink(menu.institution?.contact?.phone);
  return (
    <Notice picture={platePicture} level="h2" {...words.empty}>
      {tel && (
        <a className="act fill" href={tel}>
          <Icon name="phone" />
          {words.callUs}
        </a>
      )}
    </Notice>
  );
}
