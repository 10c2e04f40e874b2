/** Moves inactive menus to the trash, after the user has typed the number of menus. */
import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { formatDate, isolateLtr, menuEndpoints, parseExactNumber, type InactiveMenu } from '@qaima/schemas';
import { Trash2 } from 'lucide-react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { useInvalidateMenus } from '../../data/userOrMenuLookUp.js';
import { useApiCall } from '../../data/useApiCall.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';

interface DeleteMenusProps {
  /** The button's label, which says which menus are deleted. */
  readonly label: string;
  /** Refetches the list and returns the menus to delete. The dialog must name the menus that are inactive now. */
  readonly onOpen: () => Promise<readonly InactiveMenu[]>;
  readonly onDone: () => void;
}

export function DeleteMenus({ label, onOpen, onDone }: DeleteMenusProps) {
  const t = useTranslate();
  const call = useApiCall();
  const notify = useNotify();
  const invalidateMenus = useInvalidateMenus();
  const id = useId();
  const [asking, setAsking] = useState(false);
  // The menus to delete. They stay the same while the dialog is open, even if the filter or the selection changes.
  const [menus, setMenus] = useState<readonly InactiveMenu[]>([]);
  const count = menus.length;
  const paid = menus.filter(({ subscription }) => subscription);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setTyped('');
    const found = await onOpen();
    // The menus with a paid subscription come first, because only the first ones are named.
    setMenus(found.toSorted((a, b) => Number(Boolean(b.subscription)) - Number(Boolean(a.subscription))));
    setAsking(found.length > 0);
  };
  const remove = async () => {
    setBusy(true);
    try {
      const body = { menus: menus.map(({ _id }) => _id) };
      const { data: moved } = await call(menuEndpoints.trashMany, { params: {}, body });
      notify(t('inactiveMenus.moved', { smart_count: moved.length }), { type: 'success' });
      setAsking(false);
      onDone();
    } catch {
      // A notification has shown the error; the dialog stays open.
    } finally {
      setBusy(false);
      await invalidateMenus();
    }
  };
  return (
    <>
      <Button color="inherit" variant="outlined" startIcon={<Trash2 size={18} />} onClick={() => void open()}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('inactiveMenus.question', { smart_count: count })}
        confirm={t('inactiveMenus.confirm', { smart_count: count })}
        busy={busy}
        missing={parseExactNumber(typed, { type: 'integer' }) === count ? null : t('inactiveMenus.typeFirst')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      >
        <MenuNames menus={menus} />
        {paid.length > 0 && (
          <Box role="alert" component="p" sx={{ color: tokens.danger, fontWeight: 600 }}>
            {t('inactiveMenus.paidSubscriptions', { smart_count: paid.length })}
          </Box>
        )}
        <p>{t('inactiveMenus.consequence')}</p>
        <Box
          component="label"
          htmlFor={id}
          sx={{ display: 'block', marginBlock: '16px 4px', color: tokens.text, fontWeight: 600 }}
        >
          {t('inactiveMenus.type', { count })}
        </Box>
        <OutlinedInput
          id={id}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          inputProps={{ dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' }}
          sx={{ inlineSize: 120 }}
        />
      </ConfirmDialog>
    </>
  );
}

/** The maximum number of menus that the dialog names. */
const NAMED_MENUS = 10;

/** The names of the first menus, and the number of the others. */
function MenuNames({ menus }: { readonly menus: readonly InactiveMenu[] }) {
  const t = useTranslate();
  const rest = menus.length - NAMED_MENUS;
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: '20px', color: tokens.text, overflowWrap: 'anywhere' }}>
      {menus.slice(0, NAMED_MENUS).map((menu) => (
        <li key={menu._id}>
          <bdi>{menu.institution.name ?? menu.username ?? menu._id}</bdi>
          {menu.owner && (
            <>
              {' · '}
              <bdi>{menu.owner.name || menu.owner.username}</bdi>
            </>
          )}
          {menu.subscription && (
            <Box component="span" sx={{ color: tokens.danger }}>
              {' · '}
              {t('inactiveMenus.paidUntil', {
                number: menu.subscription.number,
                until: isolateLtr(formatDate(menu.subscription.until)),
              })}
            </Box>
          )}
        </li>
      ))}
      {rest > 0 && <li>{t('inactiveMenus.more', { smart_count: rest })}</li>}
    </Box>
  );
}
