/**
 * Renders the screens once the menu exists and belongs to the user. Screens show placeholders while data is loading. If
 * reloading fails, the previous data stays visible, with an error. (docs/spec/owners-area.md#loading)
 */
import { useEffect, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { cannotReceiveOrders, includesRole, ApiError, type Account, type Menu } from '@qaima/schemas';
import { isStopped, useAccount, useMenu, useRefetchMenu } from '../data/menu.js';
import { useRole } from '../data/role.js';
import { useNotifyError } from '../data/useMenuMutations.js';
import { useTranslate } from '../i18n/i18n.js';
import { Banner } from './Banner.js';
import { ServerUnreachable, MenuNotFound, AccessDenied } from './ErrorPages.js';
import { NoOrderRecipientWarning } from './NoOrderRecipientWarning.js';

const looksAfter = (account: Account, menu: Menu) => account.staff || account.menus.some(({ _id }) => _id === menu._id);

const statusOf = (error: unknown) => (error instanceof ApiError ? error.statusCode : null);

export function MenuGuard({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const menu = useMenu();
  const account = useAccount();
  const role = useRole();
  const reload = useRefetchMenu();
  const notifyError = useNotifyError();
  const error = menu.error ?? account.error;

  useEffect(() => {
    if (!error) return;
    if (statusOf(error) !== 404) notifyError(error);
  }, [error, notifyError]);

  const refused = !menu.data && statusOf(menu.error) === 403;
  if (account.data && (refused || (menu.data && !looksAfter(account.data, menu.data)))) {
    return <AccessDenied account={account.data} />;
  }
  if (!menu.data && statusOf(menu.error) === 404) return <MenuNotFound />;
  if (error && !(menu.data && account.data))
    return <ServerUnreachable message={error.message} onRetry={() => void reload()} />;
  // Before and after loading, the same element surrounds the screens. React then does not remount them, and typed
  // values stay.
  return (
    <>
      {menu.data && isStopped(menu.data) && (
        <Banner>
          <Box sx={{ paddingBlock: '8px' }}>{t('frame.inactive')}</Box>
        </Banner>
      )}
      {menu.data && includesRole(role, 'editor') && cannotReceiveOrders(menu.data) && <NoOrderRecipientWarning />}
      {children}
    </>
  );
}
