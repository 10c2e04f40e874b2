import { PROVIDER_ROUTES, type ProviderPageName, withLanguage } from '@qaima/schemas';
import { socialPicture } from '../../assets/urls.js';
import { SOCIAL_IMAGE_SIZE, type PageHead } from '../../document/page.js';
import type { Site } from '../../document/siteContext.js';
import { SERVICE_COLORS } from '../../document/pageStyle.js';
import { providerSiteMessages } from '../../i18n/providerSite.js';

interface ProviderPageHeadText {
  readonly title: string;
  readonly description: string;
}

/** The head of a provider's page, with links to the other language. */
export function providerPageHead(
  page: ProviderPageName,
  { title, description }: ProviderPageHeadText,
  site: Site,
): PageHead {
  const { request, language } = site;
  const { brand } = providerSiteMessages[language];
  const url = request.origin + PROVIDER_ROUTES[page];
  return {
    title: `${title} | ${brand}`,
    description,
    preview: {
      name: `${brand}: ${title}`,
      canonical: withLanguage(url, language),
      image: { url: request.origin + socialPicture, ...SOCIAL_IMAGE_SIZE, isWide: true },
    },
    colors: SERVICE_COLORS,
    tags: (
      <>
        <link rel="alternate" hrefLang="ar" href={url} />
        <link rel="alternate" hrefLang="en" href={withLanguage(url, 'en')} />
      </>
    ),
  };
}
