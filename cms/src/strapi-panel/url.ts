/** The URL prefix of Strapi's panel, for its pages and its API. */
export const PANEL_URL = '/cms';
