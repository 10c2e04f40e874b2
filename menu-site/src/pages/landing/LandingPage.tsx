import type { ServiceData } from '@qaima/schemas';
import { LandingFooter } from './LandingFooter.js';
import { Hero } from './Hero.js';
import { Benefits, FullService, Goals, Story, Vision, WhyUs } from './contentSections.js';
import { Services } from './Services.js';
import { AnchorNav, ServiceBar } from './Top.js';
import { useLandingMessages } from './messages.js';

/** What the provider offers, for who has no menu yet. (Public specification, section 2.) */
export function LandingPage({ data: { provider, reader } }: { readonly data: ServiceData }) {
  const messages = useLandingMessages();
  return (
    <>
      <a className="skip" href="#main">
        {messages.skip}
      </a>
      <header className="top">
        <ServiceBar reader={reader} />
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
      <LandingFooter provider={provider} />
    </>
  );
}
