/** The largest quantity of a line, in a module of its own: scripts for the browser import it without the schemas. */
export const MAX_LINE_QUANTITY = 999;
