import type { SiteData } from '@qaima/schemas';
import type { Page, PageHead } from '../../document/page.js';
import type { Site } from '../../document/siteContext.js';
import { SERVICE_COLORS } from '../../document/pageStyle.js';
import siteCss from '../../styles/site.css?inline';
import deliveryCss from './delivery.css?inline';
import { DeliveryPage, EndedDeliveryPage, type DeliveryData } from './DeliveryPage.js';
import { deliveryMessages } from './messages.js';

type EndedData = Extract<SiteData, { readonly kind: 'delivery' }> & { readonly delivery: null };

const isRunning = (data: SiteData): data is DeliveryData => data.kind === 'delivery' && data.delivery !== null;
const hasEnded = (data: SiteData): data is EndedData => data.kind === 'delivery' && data.delivery === null;

const headOf = ({ language }: Site): PageHead => {
  const { title } = deliveryMessages[language];
  return { title, description: title, preview: null, colors: SERVICE_COLORS };
};

/** The page of a driver. */
export const deliveryPage: Page<DeliveryData> = {
  path: '/d/:token',
  status: 200,
  css: siteCss + deliveryCss,
  load: (data) => (isRunning(data) ? data : null),
  head: (_, site) => headOf(site),
  Component: DeliveryPage,
};

/** The page of a driver whose delivery has ended. */
export const endedDeliveryPage: Page<EndedData> = {
  path: '/d/:token',
  status: 410,
  css: siteCss,
  load: (data) => (hasEnded(data) ? data : null),
  head: (_, site) => headOf(site),
  Component: EndedDeliveryPage,
};
