import type { ServiceData } from '@qaima/schemas';
import { LandingFooter } from './LandingFooter.js';
import { Opening } from './Hero.js';
import { Easier, FullService, Goals, Story, Vision, WhyUs } from './contentSections.js';
import { Services } from './Services.js';
import { Anchors, Bar } from './Top.js';
import { useLandingWords } from './messages.js';

/** What the provider offers, for who has no menu yet. (Public specification, section 2.) */
export function LandingPage({ data: { provider, reader } }: { readonly data: ServiceData }) {
  const words = useLandingWords();
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className="top">
        <Bar reader={reader} />
        <Anchors />
      </header>
      <main id="main" className="landing">
        <Opening provider={provider} />
        <FullService />
        <Easier />
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
