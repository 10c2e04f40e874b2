/** The places on the landing page, and the menu that it shows. (Public specification, section 2.) */

/** The places that the navigation leads to, in the page's order. */
export const ANCHORS = ['hero', 'whyus', 'ourstory', 'services', 'ourgoals', 'ourvision', 'footer'] as const;

export type Anchor = (typeof ANCHORS)[number];

/** Where a menu can be seen before one has one's own. */
export const DEMO_MENU = '/m/innova';
