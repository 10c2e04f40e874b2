/** The menus in the trash, each with a restore button. (docs/spec/staff-console.md#inactive-menus) */
import { useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { menuEndpoints, type DeletedMenu } from '@qaima/schemas';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useNotify } from 'react-admin';
import { Card } from '../../components/Card.js';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { EmptyState } from '../../components/EmptyState.js';
import { ListUnavailable } from '../../components/ListUnavailable.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { useApi } from '../../data/api.js';
import { useApiCall } from '../../data/useApiCall.js';
import { useInvalidateMenus } from '../../data/userOrMenuLookUp.js';
import { useTranslate } from '../../i18n/i18n.js';
import { DeletedMenuRow } from './DeletedMenuRow.js';

export function DeletedMenus() {
  const t = useTranslate();
  const api = useApi();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    queryKey: ['deletedMenus'],
    queryFn: async ({ signal }) => (await api.send(menuEndpoints.listDeleted, { params: {}, signal })).data,
    retry: false,
  });
  return (
    <Card title={t('deletedMenus.title')}>
      <div aria-busy={isFetching}>{body()}</div>
    </Card>
  );

  function body(): ReactNode {
    if (data) return <Menus menus={data} now={dataUpdatedAt} />;
    return error ? <ListUnavailable error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />;
  }
}

interface MenusProps {
  readonly menus: readonly DeletedMenu[];
  /** When the list was fetched, in epoch ms. */
  readonly now: number;
}

function Menus({ menus, now }: MenusProps) {
  const t = useTranslate();
  const { asked, busy, ask, cancel, restore, list, focusList } = useRestoring();
  return (
    <>
      {menus.length === 0 && (
        <EmptyState icon={Trash2} title={t('deletedMenus.empty')} hint={t('deletedMenus.emptyHint')} />
      )}
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-label={t('deletedMenus.title')}
        sx={{ margin: 0, padding: 0, listStyle: 'none', outline: 'none' }}
      >
        {menus.map((menu) => (
          <DeletedMenuRow key={menu._id} menu={menu} now={now} onRestore={() => ask(menu)} />
        ))}
      </Box>
      <ConfirmDialog
        open={asked.open}
        title={t('deletedMenus.question', { what: asked.name })}
        confirm={t('deletedMenus.restore')}
        harmless
        busy={busy}
        onCancel={cancel}
        onClosed={focusList}
        onConfirm={() => void restore()}
      >
        <p>{t('deletedMenus.consequence')}</p>
      </ConfirmDialog>
    </>
  );
}

/** Restores one menu after confirmation. Its restore button then disappears, so the focus moves to the list. */
function useRestoring() {
  const t = useTranslate();
  const call = useApiCall();
  const notify = useNotify();
  const invalidateMenus = useInvalidateMenus();
  const list = useRef<HTMLUListElement>(null);
  // Keeps the menu while the dialog's exit transition runs.
  const [menu, setMenu] = useState<DeletedMenu | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const isRestored = useRef(false);
  const name = menu?.institution.name ?? menu?.username ?? t('inactiveMenus.unnamed');
  const ask = (chosen: DeletedMenu) => {
    isRestored.current = false;
    setMenu(chosen);
    setOpen(true);
  };
  const restore = async () => {
    if (!menu) return;
    setBusy(true);
    try {
      await call(menuEndpoints.restore, { params: { menuId: menu._id } });
      notify(t('deletedMenus.restored', { what: name }), { type: 'success' });
      isRestored.current = true;
    } catch {
      // A notification has shown the error; the list is fetched again.
    } finally {
      setBusy(false);
      setOpen(false);
      await invalidateMenus();
    }
  };
  const focusList = () => {
    if (isRestored.current) list.current?.focus();
  };
  return { asked: { open, name }, busy, ask, cancel: () => setOpen(false), restore, list, focusList };
}
