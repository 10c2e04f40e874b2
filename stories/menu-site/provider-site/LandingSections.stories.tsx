import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProviderFooter } from '../../../menu-site/src/components/provider-site/ProviderFooter.js';
import { Hero } from '../../../menu-site/src/pages/landing/Hero.js';
import {
  Benefits,
  FullService,
  Goals,
  Story as OurStory,
  Vision,
  WhyUs,
} from '../../../menu-site/src/pages/landing/contentSections.js';
import { Services } from '../../../menu-site/src/pages/landing/Services.js';
import { AnchorNav } from '../../../menu-site/src/pages/landing/AnchorNav.js';
import { ProviderHeader } from '../../../menu-site/src/components/provider-site/ProviderHeader.js';
import { renderLandingSection, renderService, serviceArgs, type ServiceArgs } from '../../support/providerSite.js';

/** The sections of the landing page, one by one. */
const FirstScreenSection = renderLandingSection(Hero);

export default {
  id: 'menu-site-landing-sections',
  title: 'الموقع العام · Menu site/الخدمة · Service/أقسام الصفحة الرئيسية · Landing sections',
  component: FirstScreenSection,
  args: serviceArgs,
} satisfies Meta<ServiceArgs>;
type Story = StoryObj<ServiceArgs>;

export const FirstScreen: Story = { name: 'الشاشة الأولى · First screen' };
export const FirstScreenWithoutSelfService: Story = {
  name: 'الشاشة الأولى بلا خدمة ذاتية · First screen, without self-service',
  args: { selfService: false },
};
export const TopBar: Story = {
  name: 'الشريط العلوي · Top bar',
  render: renderService(({ data }) => (
    <header className="top">
      <ProviderHeader reader={data.reader} />
      <AnchorNav />
    </header>
  )),
};
export const TopBarSignedIn: Story = {
  ...TopBar,
  name: 'الشريط بعد الدخول · Top bar, signed in',
  args: { reader: 'عبد الرحمن أبو الخير المجالي الكركي' },
};
export const Steps: Story = { name: 'الخطوات · Steps', render: renderLandingSection(FullService) };
export const Easy: Story = { name: 'السهولة · Easier', render: renderLandingSection(Benefits) };
export const Reasons: Story = { name: 'لماذا نحن · Why us', render: renderLandingSection(WhyUs) };
export const About: Story = { name: 'قصتنا · Our story', render: renderLandingSection(OurStory) };
export const QuickMenu: Story = { name: 'القائمة السريعة · Quick menu', render: renderLandingSection(Services) };
export const ThreeGoals: Story = { name: 'أهدافنا · Goals', render: renderLandingSection(Goals) };
export const OurVision: Story = { name: 'رؤيتنا · Vision', render: renderLandingSection(Vision) };
export const Footer: Story = {
  name: 'التذييل · Footer',
  render: renderService(({ data }) => <ProviderFooter provider={data.provider} />),
};
export const FooterWithoutContact: Story = {
  ...Footer,
  name: 'التذييل بلا تواصل · Footer, without contact',
  args: { contact: false },
};
export const FooterWithoutSelfService: Story = {
  ...Footer,
  name: 'التذييل بلا تواصل ولا خدمة ذاتية · Footer, without contact and self-service',
  args: { contact: false, selfService: false },
};
