/** Ends the daily summary by the link in its mail, without a log-in (RFC 8058). (docs/spec/domain.md#daily-summary) */
import type { Endpoints } from '../core/endpoint.js';

export const summaryMailEndpoints = {
  ask: {
    method: 'GET',
    path: '/dailySummary/:summaryToken',
    access: 'visitor',
    summary: 'A page with the button that ends the daily summary; mail scanners that open it change nothing.',
    produces: 'html',
    rateLimit: 'link',
  },
  stop: {
    method: 'POST',
    path: '/dailySummary/:summaryToken',
    access: 'visitor',
    summary: 'Ends the daily summary of a venue: called by the page and by mail programs.',
    produces: 'html',
    rateLimit: 'link',
  },
} as const satisfies Endpoints;
