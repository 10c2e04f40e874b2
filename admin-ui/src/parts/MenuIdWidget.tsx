/** A menu by its id, short name or address, and while one types, which menu that is: staff see what they act on. */
import type { Menu } from '@qaima/schemas';
import { useSay } from '../app/i18n.js';
import { useMenuLookUp } from '../data/lookUps.js';
import type { FormWidgetProps } from '../generated/formTypes.js';
import { LookUpInput } from './LookUpInput.js';
import { MenuState } from './MenuState.js';

/** What a menu is called, also before its owner has introduced it. */
export function useMenuTitle(): (menu: Menu) => string {
  const say = useSay();
  return ({ institution, username }) => institution?.name || username || say('desk.unnamed');
}

export function MenuIdWidget(field: FormWidgetProps) {
  const say = useSay();
  const titleOf = useMenuTitle();
  return (
    <LookUpInput
      field={field}
      most={300}
      useLookUp={useMenuLookUp}
      absent={say('desk.noMenu')}
      hint={say('desk.menuHint')}
    >
      {(menu) => (
        <>
          <bdi>{titleOf(menu)}</bdi>
          {' · '}
          <MenuState menu={menu} />
        </>
      )}
    </LookUpInput>
  );
}
