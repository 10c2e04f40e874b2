import { SERVICE_COLORS } from '../../document/pageStyle.js';
import type { Page } from '../../document/page.js';
import type { SiteData } from '../../document/siteTypes.js';
import siteCss from '../../styles/site.css?inline';
import textPageCss from '../../styles/textPage.css?inline';
import { privacyMessages } from './messages.js';
import { PrivacyPage } from './PrivacyPage.js';
import { WithdrawPage } from './WithdrawPage.js';

type MenuData = Extract<SiteData, { kind: 'menu' }>;
type WithdrawalData = Extract<SiteData, { kind: 'withdrawal' }>;

export const privacyPage: Page<MenuData> = {
  path: '/m/:id/privacy',
  status: 200,
  css: siteCss + textPageCss,
  load: (data) => (data.kind === 'menu' ? data : null),
  head({ menu }, { language }) {
    const { title } = privacyMessages[language];
    return { title, description: title, preview: null, colors: menu.colors ?? null };
  },
  Component: ({ data }) => <PrivacyPage menu={data.menu} />,
};

export const withdrawPage: Page<WithdrawalData> = {
  path: '/c/:id',
  status: 200,
  css: siteCss + textPageCss,
  load: (data) => (data.kind === 'withdrawal' ? data : null),
  head(_, { language }) {
    const { withdraw } = privacyMessages[language];
    return { title: withdraw, description: withdraw, preview: null, colors: SERVICE_COLORS };
  },
  Component: ({ data }) => <WithdrawPage withdrawal={data.withdrawal} />,
};
