/** A field that names a client by username. */
import { normalizeAccountUsername } from '@qaima/schemas';
import { useChoices } from '../../../data/useChoices.js';
import { useUserLookUp, type FoundUser } from '../../../data/userOrMenuLookUp.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { ChoiceInput } from '../ChoiceInput.js';
import { useClientChoices, VenuesOf } from '../choices.js';
import type { FormWidgetProps } from '../formTypes.js';

export function AccountUsernameWidget(field: FormWidgetProps) {
  const t = useTranslate();
  return (
    <ChoiceInput
      field={field}
      most={60}
      useLookUp={useUserLookUp}
      useMatches={useClientChoices}
      texts={{
        hint: t('desk.userHint'),
        absent: t('desk.noUser'),
        choose: t('desk.chooseUser'),
        matching: t('desk.matchingUsers'),
      }}
    >
      {(user) => <FoundClient user={user} username={normalizeAccountUsername(String(field.value))} />}
    </ChoiceInput>
  );
}

interface FoundClientProps {
  readonly user: FoundUser;
  readonly username: string;
}

function FoundClient({ user: { name, phone }, username }: FoundClientProps) {
  const menus = useChoices('clients', username).find((client) => client.username === username)?.menus ?? [];
  return (
    <>
      <bdi>{name}</bdi>
      {phone && (
        <>
          {' · '}
          <bdi dir="ltr">{phone}</bdi>
        </>
      )}
      {menus.length > 0 && (
        <span style={{ display: 'block' }}>
          <VenuesOf menus={menus} />
        </span>
      )}
    </>
  );
}
