/** The pages of accounts, and what each shows to whom. */
import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Account, AccountData, AccountPageName, Session } from '@qaima/schemas';
import { InitPage } from '../../menu-site/src/pages/account/InitPage.js';
import { LogInPage } from '../../menu-site/src/pages/account/LogInPage.js';
import { MePage } from '../../menu-site/src/pages/account/MePage.js';
import { ForgotPage, ResetPage } from '../../menu-site/src/pages/account/PasswordRecoveryPages.js';
import { SignUpPage } from '../../menu-site/src/pages/account/SignUpPage.js';
import { VerifyPage } from '../../menu-site/src/pages/account/VerifyPage.js';
import { SiteStory } from './SiteStory.js';

const owner: Account = {
  name: 'رنا منصور',
  username: 'rana.mansour',
  email: 'rana@example.com',
  phone: '+962790000000',
  verified: true,
  staff: false,
  menus: [
    { _id: 'innova000000000000000000', username: 'innova', name: 'مطعم إنوفا', logo: null },
    { _id: 'begun0000000000000000000', username: null, name: '', logo: null },
  ],
};
const newcomer: Account = { ...owner, verified: false, menus: [] };
const longName: Account = { ...owner, name: 'عبد الرحمن أبو الخير المجالي الكركي صاحب مطاعم ومطابخ بيت جدّي الشعبية' };

const sessionAt = (_id: string, device: string, day: number, current = false): Session => ({
  _id,
  device,
  openedAt: `2026-11-0${day}T07:30:00.000Z`,
  seenAt: `2026-11-2${day}T18:05:00.000Z`,
  current,
});
const sessions: readonly Session[] = [
  sessionAt('phone0000000000000000000', 'Samsung Internet, Android', 3, true),
  sessionAt('laptop000000000000000000', 'Edge, Windows', 2),
  { ...sessionAt('unknown00000000000000000', '', 1), openedAt: null },
];

interface AccountStoryProps {
  readonly page: ComponentType<{ readonly data: AccountData }>;
  readonly name: AccountPageName;
  readonly data?: Partial<AccountData>;
}

function AccountStory({ page: Page, name, data = {} }: AccountStoryProps) {
  const whole: AccountData = {
    kind: 'account',
    page: name,
    account: null,
    sessions: [],
    next: null,
    filled: null,
    menu: null,
    ...data,
  };
  return (
    <SiteStory data={whole}>
      <Page data={whole} />
    </SiteStory>
  );
}

export default { title: 'Menu site/Accounts', component: AccountStory } satisfies Meta<typeof AccountStory>;
type Story = StoryObj<typeof AccountStory>;

const menu = { _id: 'innova000000000000000000', username: '', name: '', description: '', address: '', phone: '' };

export const LogIn: Story = { args: { page: LogInPage, name: 'logIn' } };
export const LogInOnTheWay: Story = { args: { page: LogInPage, name: 'logIn', data: { next: '/me' } } };
export const LogInAsSomebodyElse: Story = {
  args: { page: LogInPage, name: 'logIn', data: { next: '/m/innova/init', account: owner } },
};
export const LogInByLink: Story = {
  args: {
    page: LogInPage,
    name: 'logIn',
    data: { filled: { username: 'rana.mansour', password: 'olives and thyme' } },
  },
};
export const LoggedIn: Story = { args: { page: LogInPage, name: 'logIn', data: { account: owner } } };
export const SignUp: Story = { args: { page: SignUpPage, name: 'signUp' } };
export const Verify: Story = { args: { page: VerifyPage, name: 'verify', data: { account: newcomer } } };
export const Verified: Story = { args: { page: VerifyPage, name: 'verify', data: { account: owner } } };
export const Forgot: Story = { args: { page: ForgotPage, name: 'forgot' } };
export const Reset: Story = { args: { page: ResetPage, name: 'reset' } };
export const Me: Story = { args: { page: MePage, name: 'me', data: { account: owner, sessions } } };
export const MeWithoutMenus: Story = {
  args: { page: MePage, name: 'me', data: { account: newcomer, sessions: sessions.slice(0, 1) } },
};
export const MeWithALongName: Story = { args: { page: MePage, name: 'me', data: { account: longName, sessions } } };
export const SetUpMenu: Story = { args: { page: InitPage, name: 'init', data: { account: owner, menu } } };
