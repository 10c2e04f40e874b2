/** What the pages of the service itself are drawn from: the landing page and the terms. (Public specification, section 2.) */

/** Who offers the service, as far as the server's configuration says. */
export interface Provider {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
  /** The address of a chat: `https://wa.me/…`. */
  readonly whatsapp: string | null;
  /** Whole addresses, or a name alone; of Snapchat an address. */
  readonly instagram: string | null;
  readonly facebook: string | null;
  readonly x: string | null;
  readonly snapchat: string | null;
}

export interface ServiceData {
  readonly kind: 'service';
  readonly page: 'landing' | 'conditions';
  readonly provider: Provider;
  /** The name of who is signed in; null for a visitor. */
  readonly reader: string | null;
}

/** Where the pages stand. */
export const SERVICE_ROUTES = { landing: '/', conditions: '/conditions' } as const;

/** The places that the navigation leads to, in the page's order. */
export const ANCHORS = ['hero', 'whyus', 'ourstory', 'services', 'ourgoals', 'ourvision', 'footer'] as const;

export type Anchor = (typeof ANCHORS)[number];

/** Where a menu can be seen before one has one's own. */
export const DEMO_MENU = '/m/innova';
