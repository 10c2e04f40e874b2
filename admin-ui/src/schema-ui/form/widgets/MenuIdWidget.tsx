/** An input for a menu's id, username or URL, with the found menu below it. */
import { MenuStatus } from '../../../components/MenuStatus.js';
import { useMenuTitle } from '../../../components/useMenuTitle.js';
import { useMenuLookUp } from '../../../data/userOrMenuLookUp.js';
import { useTranslate } from '../../../i18n/i18n.js';
import type { FormWidgetProps } from '../formTypes.js';
import { UserOrMenuLookUpInput } from '../UserOrMenuLookUpInput.js';

export function MenuIdWidget(field: FormWidgetProps) {
  const t = useTranslate();
  const titleOf = useMenuTitle();
  return (
    <UserOrMenuLookUpInput
      field={field}
      most={300}
      useLookUp={useMenuLookUp}
      absent={t('desk.noMenu')}
      hint={t('desk.menuHint')}
    >
      {(menu) => (
        <>
          <bdi>{titleOf(menu)}</bdi>
          {' · '}
          <MenuStatus menu={menu} />
        </>
      )}
    </UserOrMenuLookUpInput>
  );
}
