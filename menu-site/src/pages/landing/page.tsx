import { dialledNumber, PROVIDER_ROUTES, type Provider, type ProviderPageData } from '@qaima/schemas';
import { socialPicture } from '../../assets/urls.js';
import { providerLinks } from '../../components/provider-site/providerContact.js';
import providerSiteCss from '../../components/provider-site/providerSite.css?inline';
import { providerPageHead } from '../../components/provider-site/providerPageHead.js';
import { jsonForScript } from '../../document/jsonForScript.js';
import type { Page } from '../../document/page.js';
import cardCss from '../../styles/card.css?inline';
import siteHeaderCss from '../../styles/siteHeader.css?inline';
import siteCss from '../../styles/site.css?inline';
import landingCss from './landing.css?inline';
import { LandingPage } from './LandingPage.js';
import { landingMessages } from './messages.js';
import { previewColorsCss } from './previewColors.js';

/** The provider as schema.org data. */
function organizationOf(provider: Provider, description: string, origin: string) {
  const { name, phone, email, address } = provider;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    description,
    url: `${origin}/`,
    logo: origin + socialPicture,
    telephone: dialledNumber(phone) ?? undefined,
    ...(email !== null && { email }),
    ...(address !== null && { address }),
    sameAs: providerLinks(provider).flatMap(({ mark, href }) => (mark === null ? [] : [href])),
  };
}

export const landingPage: Page<ProviderPageData> = {
  path: PROVIDER_ROUTES.landing,
  status: 200,
  css: siteCss + cardCss + siteHeaderCss + providerSiteCss + landingCss + previewColorsCss(),
  load: (data) => (data.kind === 'service' && data.page === 'landing' ? data : null),
  head({ provider }, site) {
    const messages = landingMessages[site.language];
    const organization = organizationOf(provider, messages.description, site.request.origin);
    const { tags, ...head } = providerPageHead('landing', messages, site);
    return {
      ...head,
      script: import.meta.env.LANDING_SCRIPT_URL,
      tags: (
        <>
          {tags}
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(organization) }} />
        </>
      ),
    };
  },
  Component: LandingPage,
};
