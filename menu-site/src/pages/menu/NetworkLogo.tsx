import { Icon } from '../../components/Icon.js';
import type { SocialNetwork } from '../../components/socialLinks.js';

/**
 * A network's logo as a CSS mask from `menu/styles/networkLogos.css`: inline SVGs would be a twentieth of the page's
 * weight. Decorative: the name is next to it.
 */
export function NetworkLogo({ network }: { readonly network: SocialNetwork }) {
  return network === 'email' ? <Icon name="mail" /> : <i className="i" data-mark={network} />;
}
