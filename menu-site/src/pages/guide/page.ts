import { PROVIDER_ROUTES, type ProviderPageData } from '@qaima/schemas';
import { providerPageHead } from '../../components/provider-site/providerPageHead.js';
import providerSiteCss from '../../components/provider-site/providerSite.css?inline';
import type { Page } from '../../document/page.js';
import siteHeaderCss from '../../styles/siteHeader.css?inline';
import siteCss from '../../styles/site.css?inline';
import textPageCss from '../../styles/textPage.css?inline';
import guideCss from './guide.css?inline';
import { GuidePage } from './GuidePage.js';
import { readGuide, type GuideName } from './guides.js';

const guidePage = (name: GuideName): Page<ProviderPageData & { readonly page: GuideName }> => ({
  path: PROVIDER_ROUTES[name],
  status: 200,
  css: siteCss + siteHeaderCss + providerSiteCss + textPageCss + guideCss,
  load: (data) => (data.kind === 'service' && data.page === name ? { ...data, page: name } : null),
  head(_, site) {
    const { title, summary } = readGuide(name, site.language);
    return providerPageHead(name, { title, description: summary }, site);
  },
  Component: GuidePage,
});

export const guidePages = [guidePage('guide'), guidePage('staffGuide')] as const;
