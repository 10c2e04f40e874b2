/** A username field. The user is looked up during typing. (docs/spec/staff-console.md#create-order) */
import { useUserLookUp } from '../../../data/userOrMenuLookUp.js';
import { useTranslate } from '../../../i18n/i18n.js';
import type { FormWidgetProps } from '../formTypes.js';
import { UserOrMenuLookUpInput } from '../UserOrMenuLookUpInput.js';

export function AccountUsernameWidget(field: FormWidgetProps) {
  const t = useTranslate();
  return (
    <UserOrMenuLookUpInput field={field} most={60} useLookUp={useUserLookUp} absent={t('desk.noUser')}>
      {({ name, phone }) => (
        <>
          <bdi>{name}</bdi>
          {phone && (
            <>
              {' · '}
              <bdi dir="ltr">{phone}</bdi>
            </>
          )}
        </>
      )}
    </UserOrMenuLookUpInput>
  );
}
