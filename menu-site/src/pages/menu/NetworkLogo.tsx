import { Icon } from '../../components/Icon.js';
import type { SocialNetwork } from '../../components/socialLinks.js';

/**
 * A network's logo as a CSS mask of `menu/styles/networkLogos.css`, because inline SVGs would be a twentieth of the
 * page's weight. It is decorative: the name is next to it.
 */
export function NetworkLogo({ network }: { readonly network: SocialNetwork }) {
  return network === 'email' ? <Icon name="mail" /> : <i className="i" data-mark={network} />;
}
