import { telLink } from '@qaima/schemas';
import { platePicture } from '../../assets/urls.js';
import { useSite } from '../../document/siteContext.js';
import type { SiteMenu } from '../../document/siteTypes.js';
import { Icon } from '../../components/Icon.js';
import { EmptyState } from '../../components/EmptyState.js';

/** Replaces the sections while none has anything to show. Those that the owner has made are named. */
export function EmptyMenu({ menu }: { readonly menu: SiteMenu }) {
  const { messages } = useSite();
  const { sections } = menu;
  const tel = telLink(menu.institution?.contact?.phone);
  return (
    <EmptyState picture={platePicture} level="h2" {...(sections.length > 0 ? messages.soon : messages.empty)}>
      {sections.length > 0 && (
        <ul className="soon">
          {sections.map((section) => (
            <li key={section._id}>
              <bdi>{section.title}</bdi>
            </li>
          ))}
        </ul>
      )}
      {tel && (
        <a className="act fill" href={tel}>
          <Icon name="phone" />
          {messages.callUs}
        </a>
      )}
    </EmptyState>
  );
}
