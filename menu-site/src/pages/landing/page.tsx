import { SERVICE_ROUTES, type Provider, type ServiceData } from '@qaima/schemas';
import { socialPicture } from '../../assets/urls.js';
import { providerLinks } from '../../components/service/providerContact.js';
import serviceCss from '../../components/service/service.css?inline';
import { serviceHead } from '../../components/service/serviceHead.js';
import { jsonForScript } from '../../document/jsonForScript.js';
import type { Page } from '../../document/page.js';
import cardCss from '../../styles/card.css?inline';
import serviceBarCss from '../../styles/serviceBar.css?inline';
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
    ...(phone !== null && { telephone: phone }),
    ...(email !== null && { email }),
    ...(address !== null && { address }),
    sameAs: providerLinks(provider).flatMap(({ mark, href }) => (mark === null ? [] : [href])),
  };
}

export const landingPage: Page<ServiceData> = {
  path: SERVICE_ROUTES.landing,
  status: 200,
  css: siteCss + cardCss + serviceBarCss + serviceCss + landingCss + previewColorsCss(),
  load: (data) => (data.kind === 'service' && data.page === 'landing' ? data : null),
  head({ provider }, site) {
    const messages = landingMessages[site.language];
    const organization = organizationOf(provider, messages.description, site.request.origin);
    const { tags, ...head } = serviceHead('landing', messages, site);
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
