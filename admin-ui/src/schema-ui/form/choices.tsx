/** The clients and menus that staff choose among, with venue, owner and state. */
import { Fragment, type ReactNode } from 'react';
import type { StaffSearchResult } from '@qaima/schemas';
import { MenuStatus } from '../../components/MenuStatus.js';
import { useChoices } from '../../data/useChoices.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { Choice } from './ChoiceList.js';

type FoundMenu = StaffSearchResult['menus'][number];
type FoundClient = StaffSearchResult['clients'][number];

/** The venues of a client, each with its state. */
export function VenuesOf({ menus }: Pick<FoundClient, 'menus'>): ReactNode {
  const t = useTranslate();
  return menus.map(({ name, inactiveFrom }, index) => (
    // The menus of a client may have the same name; the list is not edited.
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{name || t('desk.unnamed')}</bdi> (<MenuStatus menu={{ inactiveFrom }} />)
    </Fragment>
  ));
}

export const useClientChoices = (typed: string): readonly Choice[] =>
  useChoices('clients', typed).map(({ username, name, phone, menus }) => ({
    value: username,
    title: name || username,
    hints: [username, phone],
    beside: menus.length > 0 && <VenuesOf menus={menus} />,
  }));

function OwnerAndState({ menu: { owner, inactiveFrom } }: { readonly menu: FoundMenu }) {
  return (
    <>
      {owner && (
        <>
          <bdi>{owner.name || owner.username}</bdi> <bdi dir="ltr">{owner.phone}</bdi>
          {' · '}
        </>
      )}
      <MenuStatus menu={{ inactiveFrom }} />
    </>
  );
}

export function useMenuChoices(typed: string): readonly Choice[] {
  const t = useTranslate();
  return useChoices('menus', typed).map((menu) => ({
    value: menu._id,
    title: menu.name || menu.username || t('desk.unnamed'),
    hints: [menu.username ?? '', menu.phone],
    beside: <OwnerAndState menu={menu} />,
  }));
}
