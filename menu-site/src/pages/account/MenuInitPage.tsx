import type { AccountData, MenuToSetUp, SetupStep } from '@qaima/schemas';
import type { ReactNode } from 'react';
import { AccountLayout } from './AccountLayout.js';
import { FirstLogo } from './FirstLogo.js';
import { FirstSections } from './FirstSections.js';
import { MenuReady } from './MenuReady.js';
import { VenueDetails } from './VenueDetails.js';

const STEPS: Readonly<Record<SetupStep, (props: { readonly menu: MenuToSetUp }) => ReactNode>> = {
  details: VenueDetails,
  sections: FirstSections,
  logo: FirstLogo,
  done: MenuReady,
};

/** The set-up of a menu, one page per step. (docs/spec/public-site.md#menu-initialisation) */
export function InitPage({ data: { menu } }: { readonly data: AccountData }) {
  if (!menu) return null;
  const Step = STEPS[menu.step];
  return (
    <AccountLayout>
      <Step menu={menu} />
    </AccountLayout>
  );
}
