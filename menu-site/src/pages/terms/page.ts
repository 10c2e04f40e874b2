import { PROVIDER_ROUTES, type ProviderPageData } from '@qaima/schemas';
import providerSiteCss from '../../components/provider-site/providerSite.css?inline';
import { providerPageHead } from '../../components/provider-site/providerPageHead.js';
import type { Page } from '../../document/page.js';
import siteHeaderCss from '../../styles/siteHeader.css?inline';
import siteCss from '../../styles/site.css?inline';
import textPageCss from '../../styles/textPage.css?inline';
import { TermsPage } from './TermsPage.js';
import { termsMessages } from './messages.js';

export const conditionsPage: Page<ProviderPageData> = {
  path: PROVIDER_ROUTES.conditions,
  status: 200,
  css: siteCss + siteHeaderCss + providerSiteCss + textPageCss,
  load: (data) => (data.kind === 'service' && data.page === 'conditions' ? data : null),
  head: (_, site) => providerPageHead('conditions', termsMessages[site.language], site),
  Component: TermsPage,
};
