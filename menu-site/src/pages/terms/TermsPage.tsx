import type { ProviderPageData } from '@qaima/schemas';
import { useMessages, useSite } from '../../document/siteContext.js';
import { ProviderFooter } from '../../components/provider-site/ProviderFooter.js';
import { ProviderHeader } from '../../components/provider-site/ProviderHeader.js';
import type { Clause } from './messages.ar.js';
import { providerSiteMessages } from '../../i18n/providerSite.js';
import { termsMessages } from './messages.js';

/** The date on which the terms last changed. Update it with the terms. */
const LAST_UPDATED = { iso: '2026-11-21', shown: '21/11/2026' } as const;

function ClauseText({ clause: { id, title, text, points = [] } }: { readonly clause: Clause }) {
  return (
    <section id={id} aria-labelledby={`${id}-t`}>
      <h2 id={`${id}-t`}>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The terms. (docs/spec/public-site.md#terms-page) */
export function TermsPage({ data: { provider, reader } }: { readonly data: ProviderPageData }) {
  const messages = termsMessages[useSite().language];
  const { contents } = useMessages(providerSiteMessages);
  return (
    <>
      <header className="top">
        <ProviderHeader reader={reader} />
      </header>
      <main id="main" className="conditions">
        <h1>{messages.title}</h1>
        <p className="lead">{messages.lede}</p>
        <p className="fine">
          {messages.updated}{' '}
          <time dateTime={LAST_UPDATED.iso}>
            <bdi dir="ltr">{LAST_UPDATED.shown}</bdi>
          </time>
          {' · '}
          {messages.provider}: <bdi>{provider.name}</bdi>
        </p>
        <nav className="contents" aria-label={contents}>
          <ol>
            {messages.clauses.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {messages.clauses.map((clause) => (
          <ClauseText key={clause.id} clause={clause} />
        ))}
      </main>
      <ProviderFooter provider={provider} />
    </>
  );
}
