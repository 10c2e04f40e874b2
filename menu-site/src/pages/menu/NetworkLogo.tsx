import { Icon } from '../../components/Icon.js';
import type { Network } from '../../components/socialLinks.js';

/**
 * The mark of a network, drawn by `menu/styles/networkLogos.css`: the outlines would be a twentieth of the page's weight, and come behind it.
 * A decoration: the name is beside it.
 */
export function NetworkMark({ network }: { readonly network: Network }) {
  return network === 'email' ? <Icon name="mail" /> : <i className="i" data-mark={network} />;
}
