/** The pages of the service itself, whole and in their parts. */
import type { Provider, ServiceData } from '@qaima/schemas';
import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConditionsPage } from '../../menu-site/src/pages/conditions/ConditionsPage.js';
import { ServiceFooter } from '../../menu-site/src/components/service/ServiceFooter.js';
import { LandingPage } from '../../menu-site/src/pages/landing/LandingPage.js';
import { Hero } from '../../menu-site/src/pages/landing/Hero.js';
import {
  Benefits,
  FullService,
  Goals,
  Story as OurStory,
  Vision,
  WhyUs,
} from '../../menu-site/src/pages/landing/contentSections.js';
import { Services } from '../../menu-site/src/pages/landing/Services.js';
import { ServiceBar } from '../../menu-site/src/components/service/ServiceHeader.js';
import { AnchorNav } from '../../menu-site/src/pages/landing/AnchorNav.js';
import { SiteStory } from './SiteStory.js';

const everywhere: Provider = {
  name: 'قائمة',
  phone: '+962 6 500 0000',
  email: 'hello@provider.example',
  address: 'عمّان، شارع المدينة المنوّرة',
  whatsapp: 'https://wa.me/962790000000',
  instagram: '@provider',
  facebook: 'provider',
  x: 'provider',
  snapchat: 'https://www.snapchat.com/add/provider',
};
const nowhere: Provider = {
  ...everywhere,
  phone: null,
  email: null,
  address: null,
  whatsapp: null,
  instagram: null,
  facebook: null,
  x: null,
  snapchat: null,
};

interface ServiceStoryProps {
  readonly part: ComponentType<{ readonly data: ServiceData }>;
  readonly page?: ServiceData['page'];
  readonly provider?: Provider;
  readonly reader?: string;
  readonly width?: number;
}

function ServiceStory({ part: Part, page = 'landing', provider = everywhere, reader, width = 390 }: ServiceStoryProps) {
  const data: ServiceData = { kind: 'service', page, provider, reader: reader ?? null };
  return (
    <SiteStory data={data} width={width}>
      <Part data={data} />
    </SiteStory>
  );
}

export default { title: 'Menu site/Service', component: ServiceStory } satisfies Meta<typeof ServiceStory>;
type Story = StoryObj<typeof ServiceStory>;

/** A part stands in what the page puts around it. */
const within = (Part: ComponentType<{ readonly provider: Provider }>): ServiceStoryProps['part'] =>
  function Within({ data }) {
    return (
      <main className="landing">
        <Part provider={data.provider} />
      </main>
    );
  };
const Top: ServiceStoryProps['part'] = ({ data }) => (
  <header className="top">
    <ServiceBar reader={data.reader} />
    <AnchorNav />
  </header>
);
const Foot: ServiceStoryProps['part'] = ({ data }) => <ServiceFooter provider={data.provider} />;

export const Landing: Story = { args: { part: LandingPage } };
export const LandingWide: Story = { args: { part: LandingPage, width: 1280 } };
export const Conditions: Story = { args: { part: ConditionsPage, page: 'conditions' } };
export const TopForVisitors: Story = { args: { part: Top } };
export const TopForMembers: Story = { args: { part: Top, reader: 'عبد الرحمن أبو الخير المجالي الكركي' } };
export const FirstScreen: Story = { args: { part: within(Hero) } };
export const FirstScreenWithoutChat: Story = { args: { part: within(Hero), provider: nowhere } };
export const Steps: Story = { args: { part: within(FullService) } };
export const ItIsEasier: Story = { args: { part: within(Benefits) } };
export const Reasons: Story = { args: { part: within(WhyUs) } };
export const OurOwnStory: Story = { args: { part: within(OurStory) } };
export const QuickMenu: Story = { args: { part: within(Services) } };
export const ThreeGoals: Story = { args: { part: within(Goals) } };
export const OurVision: Story = { args: { part: within(Vision) } };
export const Footer: Story = { args: { part: Foot } };
export const FooterOfNobody: Story = { args: { part: Foot, provider: nowhere } };
