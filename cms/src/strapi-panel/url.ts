/** The prefix of Strapi's panel, for pages and API. */
export const PANEL_URL = '/cms';
