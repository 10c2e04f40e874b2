/** Renders account pages of the public site, for signed-in users and for visitors. */
import type { ComponentType } from 'react';
import type { Account, AccountData, AccountPageName, Session } from '@qaima/schemas';
import { provider } from './providerSite.js';
import { MenuSitePage } from './MenuSitePage.js';

export const owner: Account = {
  name: 'رنا منصور',
  username: 'rana.mansour',
  email: 'rana@example.com',
  phone: '+962790000000',
  verified: true,
  staff: false,
  selfService: true,
  menus: [
    { _id: 'innova000000000000000000', username: 'innova', name: 'مطعم إنوفا', logo: null, role: 'owner' },
    { _id: 'begun0000000000000000000', username: null, name: '', logo: null, role: 'owner' },
  ],
};
export const newcomer: Account = { ...owner, verified: false, menus: [] };
export const ownerWithLongName: Account = {
  ...owner,
  name: 'عبد الرحمن أبو الخير المجالي الكركي صاحب مطاعم ومطابخ بيت جدّي الشعبية',
};

const sessionAt = (_id: string, device: string, day: number, current = false): Session => ({
  _id,
  device,
  openedAt: `2026-11-0${day}T07:30:00.000Z`,
  seenAt: `2026-11-2${day}T18:05:00.000Z`,
  current,
});
export const sessions: readonly Session[] = [
  sessionAt('phone0000000000000000000', 'Samsung Internet, Android', 3, true),
  sessionAt('laptop000000000000000000', 'Edge, Windows', 2),
  { ...sessionAt('unknown00000000000000000', '', 1), openedAt: null },
];

export const accountDataOf = (page: AccountPageName, data: Partial<AccountData> = {}): AccountData => ({
  kind: 'account',
  page,
  account: null,
  sessions: [],
  factors: null,
  next: null,
  filled: null,
  menu: null,
  provider,
  ...data,
});

export interface AccountPageProps {
  readonly data: AccountData;
}

/** Renders an account page, with its context computed from its data. */
export const renderAccountPage = (Page: ComponentType<AccountPageProps>) =>
  function AccountPage({ data }: AccountPageProps) {
    return (
      <MenuSitePage data={data} isPage>
        <Page data={data} />
      </MenuSitePage>
    );
  };
