/** The anchors of the landing page, and the demo menu. (docs/spec/public-site.md#landing-page) */

/** The targets of the navigation, in page order. */
export const ANCHORS = ['hero', 'whyus', 'ourstory', 'services', 'ourgoals', 'ourvision', 'footer'] as const;

export type Anchor = (typeof ANCHORS)[number];

/** The demo menu's path. */
export const DEMO_MENU = '/m/innova';
