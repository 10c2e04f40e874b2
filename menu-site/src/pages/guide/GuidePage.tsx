import type { ProviderPageData } from '@qaima/schemas';
import { ProviderFooter } from '../../components/provider-site/ProviderFooter.js';
import { ProviderHeader } from '../../components/provider-site/ProviderHeader.js';
import { useSite } from '../../document/siteContext.js';
import { providerSiteMessages } from '../../i18n/providerSite.js';
import { readGuide, type GuideName } from './guides.js';

interface GuidePageProps {
  readonly data: ProviderPageData & { readonly page: GuideName };
}

/** A guide with its contents. (docs/spec/public-site.md#guides) */
export function GuidePage({ data: { page, provider, reader } }: GuidePageProps) {
  const { language } = useSite();
  const { title, lede, sections } = readGuide(page, language);
  return (
    <>
      <header className="top">
        <ProviderHeader reader={reader} />
      </header>
      <main id="main" className="conditions guide">
        <h1>{title}</h1>
        <p className="lead" dangerouslySetInnerHTML={{ __html: lede }} />
        <nav className="contents" aria-label={providerSiteMessages[language].contents}>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map(({ id, title: heading, html }) => (
          <section key={id} id={id} aria-labelledby={`${id}-t`}>
            <h2 id={`${id}-t`}>{heading}</h2>
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </main>
      <ProviderFooter provider={provider} />
    </>
  );
}
