import { SERVICE_ROUTES, type ServiceData } from '@qaima/schemas';
import { withLanguage } from '../account/links.js';
import { socialPicture } from '../../assets/urls.js';
import { useSite } from '../../document/siteContext.js';
import { providerLinks } from './contact.js';
import { useLandingMessages } from './messages.js';

/** JSON that can't end the element it stands in. */
const quoted = (facts: object) => JSON.stringify(facts).replaceAll('<', '\\u003c');

/** For search engines: the same page in the other language, and on the landing page who offers the service. */
export function ServiceLinks({ data: { page, provider } }: { readonly data: ServiceData }) {
  const { origin } = useSite().request;
  const { description } = useLandingMessages();
  const { name, phone, email, address } = provider;
  const path = origin + SERVICE_ROUTES[page];
  const facts = {
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
  return (
    <>
      <link rel="alternate" hrefLang="ar" href={path} />
      <link rel="alternate" hrefLang="en" href={withLanguage(path, 'en')} />
      {page === 'landing' && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: quoted(facts) }} />}
    </>
  );
}
