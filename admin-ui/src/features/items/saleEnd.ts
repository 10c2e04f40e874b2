/** The end of a sale while it is typed: an instant, or the typed text if it is no day. */

export const isInstant = (until: string): boolean => until.includes('T') && !Number.isNaN(Date.parse(until));

/** Whether the end is an instant that has passed. */
export const isPast = (until: unknown): boolean =>
  typeof until === 'string' && isInstant(until) && Date.parse(until) <= Date.now();
