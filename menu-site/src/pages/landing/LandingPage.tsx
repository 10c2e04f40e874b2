import { useMessages } from '../../document/siteContext.js';
import type { ProviderPageData } from '@qaima/schemas';
import { ProviderFooter } from '../../components/provider-site/ProviderFooter.js';
import { Hero } from './Hero.js';
import { Benefits, FullService, Goals, Story, Vision, WhyUs } from './contentSections.js';
import { Services } from './Services.js';
import { ProviderHeader } from '../../components/provider-site/ProviderHeader.js';
import { AnchorNav } from './AnchorNav.js';
import { landingMessages } from './messages.js';

/** The landing page. (docs/spec/public-site.md#landing-page) */
export function LandingPage({ data: { provider, reader } }: { readonly data: ProviderPageData }) {
  const messages = useMessages(landingMessages);
  return (
    <>
      <a className="skip" href="#main">
        {messages.skip}
      </a>
      <header className="top">
        <ProviderHeader reader={reader} />
        <AnchorNav />
      </header>
      <main id="main" className="landing">
        <Hero provider={provider} />
        <FullService />
        <Benefits />
        <WhyUs />
        <Story />
        <Services provider={provider} />
        <Goals />
        <Vision />
      </main>
      <ProviderFooter provider={provider} />
    </>
  );
}
