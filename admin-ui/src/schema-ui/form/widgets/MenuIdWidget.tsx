/** A field that names a menu by its id, username or URL. */
import { MenuStatus } from '../../../components/MenuStatus.js';
import { useMenuTitle } from '../../../components/useMenuTitle.js';
import { useMenuLookUp } from '../../../data/userOrMenuLookUp.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { ChoiceInput } from '../ChoiceInput.js';
import { useMenuChoices } from '../choices.js';
import type { FormWidgetProps } from '../formTypes.js';

export function MenuIdWidget(field: FormWidgetProps) {
  const t = useTranslate();
  const titleOf = useMenuTitle();
  return (
    <ChoiceInput
      field={field}
      most={300}
      useLookUp={useMenuLookUp}
      useMatches={useMenuChoices}
      texts={{
        hint: t('desk.menuHint'),
        absent: t('desk.noMenu'),
        choose: t('desk.chooseMenu'),
        matching: t('desk.matchingMenus'),
      }}
    >
      {(menu) => (
        <>
          <bdi>{titleOf(menu)}</bdi>
          {menu.admins?.[0] && (
            <>
              {' · '}
              <bdi dir="ltr">{menu.admins[0]}</bdi>
            </>
          )}
          {' · '}
          <MenuStatus menu={menu} />
        </>
      )}
    </ChoiceInput>
  );
}
