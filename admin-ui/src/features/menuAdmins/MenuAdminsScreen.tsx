/** Adds and removes admins of a menu, and shows its audit log. (docs/spec/staff-console.md#menu-admins) */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { menuAdminFormSchema, menuEndpoints, ApiError, type Menu } from '@qaima/schemas';
import { UserRound } from 'lucide-react';
import { useNotify } from 'react-admin';
import { Card } from '../../components/Card.js';
import { MenuAuditLog } from '../../components/MenuAuditLog.js';
import { StaffFormLayout } from '../../components/StaffFormLayout.js';
import { useConfirm } from '../../components/useConfirm.js';
import { useMenuTitle } from '../../components/useMenuTitle.js';
import { useFindMenu, useInvalidateMenus } from '../../data/userOrMenuLookUp.js';
import { useApiCall } from '../../data/useApiCall.js';
import { useTranslate } from '../../i18n/i18n.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { FormMenu, useMenuParam } from '../../schema-ui/form/useMenuOfForm.js';
import { AccountUsernameWidget } from '../../schema-ui/form/widgets/AccountUsernameWidget.js';
import { MenuIdWidget } from '../../schema-ui/form/widgets/MenuIdWidget.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { tokens } from '../../theme/theme.js';
import { InviteOwner } from './InviteOwner.js';

const overrides: Overrides = {
  'MenuAdminForm.menuId': { widget: MenuIdWidget },
  'MenuAdminForm.admin': { widget: AccountUsernameWidget },
};

export default function MenuAdminsScreen() {
  const t = useTranslate();
  const call = useApiCall();
  const notify = useNotify();
  const invalidateMenus = useInvalidateMenus();
  const findMenu = useFindMenu();
  const address = useMenuParam();
  const [initial] = useState(() => (address ? { menuId: address } : {}));
  const [menu, setMenu] = useState<Menu | null>(null);
  return (
    <StaffFormLayout
      beside={
        menu ? (
          <>
            <Admins menu={menu} />
            <InviteOwner key={menu._id} menu={menu} />
            <MenuAuditLog menu={menu} />
          </>
        ) : (
          <Box sx={{ padding: '20px', color: tokens.muted }}>{t('menuAdmins.choose')}</Box>
        )
      }
    >
      <Card title={t('menuAdmins.title')}>
        <SchemaForm
          schema={menuAdminFormSchema}
          initial={initial}
          // Keeps the menu id after success, because several admins are often added to the same menu.
          next={({ menuId }) => ({ menuId })}
          label={t('menuAdmins.title')}
          overrides={overrides}
          submit={t('menuAdmins.submit')}
          submitting={t('desk.sending')}
          between={<FormMenu onMenu={setMenu} />}
          onSend={async ({ admin, menuId }) => {
            const found = await findMenu(String(menuId));
            if (!found) throw new ApiError('', 404, [{ path: '/menuId', message: t('desk.noMenu') }]);
            await call(menuEndpoints.addAdmin, { params: { menuId: found._id }, body: { admin } });
            notify(t('menuAdmins.done'), { type: 'success' });
            await invalidateMenus();
          }}
        />
      </Card>
    </StaffFormLayout>
  );
}

function Admins({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  const call = useApiCall();
  const notify = useNotify();
  const titleOf = useMenuTitle();
  const invalidateMenus = useInvalidateMenus();
  const { agreed, dialog } = useConfirm();
  const [busy, setBusy] = useState(false);
  const title = titleOf(menu);
  const admins = menu.admins ?? [];
  const isLast = admins.length <= 1;
  const remove = async (username: string) => {
    const question = {
      title: t('menuAdmins.removeTitle', { name: username, title }),
      text: t('menuAdmins.removeText'),
      confirm: t('menuAdmins.yesRemove'),
    };
    if (!(await agreed(question))) return;
    setBusy(true);
    try {
      await call(menuEndpoints.removeAdmin, { params: { menuId: menu._id, username } });
      notify(t('menuAdmins.removed'), { type: 'success' });
      await invalidateMenus();
    } catch {
      // A notification has shown the error.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={t('menuAdmins.list', { title })}>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {admins.map((username) => (
          <Box
            key={username}
            component="li"
            sx={{ display: 'flex', alignItems: 'center', gap: '10px', minBlockSize: 52, overflowWrap: 'anywhere' }}
          >
            <UserRound size={20} aria-hidden="true" style={{ flexShrink: 0 }} />
            {/* The margin is set on the parent. On left-to-right text it would be on the wrong side. */}
            <Box component="span" sx={{ fontWeight: 700, marginInlineEnd: 'auto' }}>
              <bdi dir="ltr">{username}</bdi>
            </Box>
            {!isLast && (
              <Button
                color="inherit"
                disabled={busy}
                aria-label={t('menuAdmins.remove', { name: username })}
                onClick={() => void remove(username)}
                sx={{ fontWeight: 400 }}
              >
                {t('menuAdmins.yesRemove')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {isLast && <Box sx={{ color: tokens.muted, fontSize: 13 }}>{t('menuAdmins.last')}</Box>}
      {dialog}
    </Card>
  );
}
