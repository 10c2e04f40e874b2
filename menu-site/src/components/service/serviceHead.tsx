import { SERVICE_ROUTES, type ServicePageName } from '@qaima/schemas';
import { socialPicture } from '../../assets/urls.js';
import { withLanguage } from '../../document/links.js';
import { SOCIAL_IMAGE_SIZE, type PageHead } from '../../document/page.js';
import type { Site } from '../../document/siteContext.js';
import { SERVICE_COLORS } from '../../document/style.js';
import { serviceMessages } from '../../i18n/service.js';

interface ServiceHeadText {
  readonly title: string;
  readonly description: string;
}

/** The head of a provider's page, with links to the other language. */
export function serviceHead(page: ServicePageName, { title, description }: ServiceHeadText, site: Site): PageHead {
  const { request, language } = site;
  const { brand } = serviceMessages[language];
  const url = request.origin + SERVICE_ROUTES[page];
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
