import { Icon } from '../../components/Icon.js';
import type { SocialNetwork } from '../../components/socialLinks.js';

/**
 * The mark of a network, drawn by `menu/styles/networkLogos.css`: the outlines would be a twentieth of the page's weight, and come behind it.
 * A decoration: the name is beside it.
 */
export function NetworkLogo({ network }: { readonly network: SocialNetwork }) {
  return network === 'email' ? <Icon name="mail" /> : <i className="i" data-mark={network} />;
}
