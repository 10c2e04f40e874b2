import type { Page, PageHead } from '../../document/page.js';
import type { Site } from '../../document/siteContext.js';
import { SERVICE_COLORS } from '../../document/pageStyle.js';
import css from '../../styles/site.css?inline';
import { InactivePage } from './InactivePage.js';
import { NotFoundPage, UnknownCodePage } from './NotFoundPage.js';
import { UnavailablePage } from './UnavailablePage.js';

const headOf = ({
  title,
  text,
}: Site['messages']['notFound' | 'unknownCode' | 'inactive' | 'unavailable']): PageHead => ({
  title,
  description: text,
  preview: null,
  colors: SERVICE_COLORS,
});

/** Matches every request that no other page has accepted. */
export const notFoundPage: Page = {
  path: '*',
  status: 404,
  css,
  load: () => ({ kind: 'none' }),
  head: (_, { messages }) => headOf(messages.notFound),
  Component: NotFoundPage,
};

/** The page for a table's QR code that belongs to no menu. */
export const unknownCodePage: Page = {
  path: '/t/:token',
  status: 404,
  css,
  load: (data) => (data.kind === 'none' ? data : null),
  head: (_, { messages }) => headOf(messages.unknownCode),
  Component: UnknownCodePage,
};

/** The page of a menu that is closed to visitors. */
export const inactivePage: Page = {
  path: '/m/:id',
  status: 404,
  css,
  load: (data) => (data.kind === 'inactive' ? data : null),
  head: (_, { messages }) => headOf(messages.inactive),
  Component: InactivePage,
};

export const unavailablePage: Page = {
  path: '*',
  status: 503,
  css,
  load: (data) => (data.kind === 'unavailable' ? data : null),
  head: (_, { messages }) => headOf(messages.unavailable),
  Component: UnavailablePage,
};
