/** Where the panel of the CMS lives, its pages and its calls alike. */
export const PANEL_URL = '/cms';
