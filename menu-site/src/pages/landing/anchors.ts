/** The anchors of the landing page, and the demo menu. (docs/spec/public-site.md#landing-page) */

/** The places that the navigation leads to, in the page's order. */
export const ANCHORS = ['hero', 'whyus', 'ourstory', 'services', 'ourgoals', 'ourvision', 'footer'] as const;

export type Anchor = (typeof ANCHORS)[number];

/** Where a menu can be seen before one has one's own. */
export const DEMO_MENU = '/m/innova';
