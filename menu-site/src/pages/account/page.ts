import type { AccountData, AccountPageName, SetupStep } from '@qaima/schemas';
import type { ReactNode } from 'react';
import { ACCOUNT_PATHS } from '../../document/accountPaths.js';
import type { Page, PageHead } from '../../document/page.js';
import { SERVICE_COLORS } from '../../document/pageStyle.js';
import formCss from '../../styles/form.css?inline';
import siteHeaderCss from '../../styles/siteHeader.css?inline';
import siteCss from '../../styles/site.css?inline';
import accountCss from './account.css?inline';
import { InvitationPage } from './InvitationPage.js';
import { InitPage } from './MenuInitPage.js';
import { LogInPage } from './LogInPage.js';
import { MePage } from './MePage.js';
import { accountMessages } from './messages.js';
import { OneTimeLogInPage } from './OneTimeLogInPage.js';
import { ForgotPage, ResetPage } from './PasswordRecoveryPages.js';
import { SignUpPage } from './SignUpPage.js';
import { VerifyPage } from './VerifyPage.js';

const css = siteCss + siteHeaderCss + formCss + accountCss;

/** The key of the messages that contain the title of each set-up step. */
const STEP_TEXTS = {
  details: 'init',
  sections: 'firstSections',
  logo: 'firstLogo',
  done: 'init',
} as const satisfies Record<SetupStep, string>;

function accountPage(name: AccountPageName, Component: (props: { readonly data: AccountData }) => ReactNode) {
  return {
    path: ACCOUNT_PATHS[name],
    status: 200,
    css,
    load: (data) => (data.kind === 'account' && data.page === name ? data : null),
    head({ filled, menu }, { language }): PageHead {
      const { brand, ...texts } = accountMessages[language];
      const messages = menu ? texts[STEP_TEXTS[menu.step]] : texts[name];
      return {
        title: `${messages.title} | ${brand}`,
        description: 'lede' in messages ? messages.lede : messages.title,
        preview: null,
        colors: SERVICE_COLORS,
        script: import.meta.env.ACCOUNT_SCRIPT_URL,
        blockingScript: filled ? import.meta.env.HIDE_CREDENTIALS_SCRIPT_URL : undefined,
      };
    },
    Component,
  } satisfies Page<AccountData>;
}

export const accountPages = [
  accountPage('logIn', LogInPage),
  accountPage('once', OneTimeLogInPage),
  accountPage('invitation', InvitationPage),
  accountPage('signUp', SignUpPage),
  accountPage('verify', VerifyPage),
  accountPage('forgot', ForgotPage),
  accountPage('reset', ResetPage),
  accountPage('me', MePage),
  accountPage('init', InitPage),
];
