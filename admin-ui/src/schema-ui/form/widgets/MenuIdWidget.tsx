/** A menu by its id, short name or address, and while one types, which menu that is: staff see what they act on. */
import { MenuState } from '../../../components/MenuStatus.js';
import { useMenuTitle } from '../../../components/useMenuTitle.js';
import { useMenuLookUp } from '../../../data/lookUps.js';
import { useSay } from '../../../i18n/i18n.js';
import type { FormWidgetProps } from '../formTypes.js';
import { LookUpInput } from '../LookUpInput.js';

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
