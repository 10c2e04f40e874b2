/**
 * The combos: several items at one price. The URL contains the id of the open combo.
 * (docs/spec/owners-area.md#combos-screen)
 */
import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Combo } from '@qaima/schemas';
import { Layers, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { ScreenLayout } from '../../../components/ScreenLayout.js';
import { useSelectedRow } from '../../../components/useSelectedRow.js';
import { useMenu } from '../../../data/menu.js';
import { itemsOf } from '../../../data/menuDataProvider.js';
import { useMenuMutations } from '../../../data/useMenuMutations.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { ItemViewHeader } from '../ItemViewHeader.js';
import type { ViewProps } from '../viewProps.js';
import { ComboCard } from './ComboCard.js';
import { itemsById } from './comboItems.js';
import { ComboPanel } from './ComboPanel.js';
import { CombosPosition } from './CombosPosition.js';
import { CreateComboPanel } from './CreateComboPanel.js';

/** The value of the URL parameter while a combo is being created. */
const NEW = 'new';

export default function CombosView({ sections, currency, onClose }: ViewProps) {
  const t = useTranslate();
  const { data: menu } = useMenu();
  const [search, setSearch] = useSearchParams();
  const [removal, setRemoval] = useState<Combo | null>(null);
  const known = useMemo(() => itemsById(sections), [sections]);
  const unhidden = useMemo(() => {
    const shown = sections.filter(({ hide }) => !hide).flatMap(itemsOf);
    return new Set(shown.filter(({ hide }) => !hide).map(({ _id }) => _id));
  }, [sections]);
  const combos = menu?.combos ?? [];

  const selected = search.get('combo');
  const select = (id: string | null) =>
    setSearch({ view: 'combos', ...(id === null ? {} : { combo: id }) }, { preventScrollReset: true });
  const close = () => select(null);
  const combo = useSelectedRow(combos, selected);
  const panel =
    selected === NEW ? (
      <CreateComboPanel {...{ known, sections, currency }} onClose={close} />
    ) : (
      combo && (
        <ComboPanel
          key={selected}
          {...{ combo, known, sections, currency }}
          onDelete={() => setRemoval(combo)}
          onClose={close}
        />
      )
    );
  const create = (
    <Button
      variant={panel ? 'outlined' : 'contained'}
      color={panel ? 'inherit' : 'primary'}
      startIcon={<Plus size={20} />}
      onClick={() => select(NEW)}
      sx={{ flexShrink: 0 }}
    >
      {t('combos.new')}
    </Button>
  );

  return (
    <ScreenLayout panel={panel}>
      <ItemViewHeader
        title={t('combos.title')}
        hint={t('combos.hint')}
        onBack={onClose}
        action={combos.length > 0 && create}
      />
      {menu && combos.length > 0 && <CombosPosition menu={menu} />}
      {combos.length === 0 ? (
        <EmptyState icon={Layers} title={t('combos.empty')} hint={t('combos.emptyHint')} action={create} />
      ) : (
        <Box
          component="ul"
          aria-label={t('combos.list')}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
            gap: '12px',
            margin: 0,
            marginBlockStart: '12px',
            padding: 0,
            listStyle: 'none',
          }}
        >
          {combos.map((one) => (
            <ComboCard
              key={one._id}
              combo={one}
              known={known}
              unhidden={unhidden}
              currency={currency}
              open={one._id === selected}
              onOpen={() => select(one._id)}
              onDelete={() => setRemoval(one)}
            />
          ))}
        </Box>
      )}
      <DeleteCombo combo={removal} onClose={() => setRemoval(null)} onDeleted={() => combo === removal && close()} />
    </ScreenLayout>
  );
}

interface DeleteComboProps {
  readonly combo: Combo | null;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Confirms the deletion of a combo. (docs/spec/owners-area.md#confirmations) */
function DeleteCombo({ combo, onClose, onDeleted }: DeleteComboProps) {
  const t = useTranslate();
  const { remove } = useMenuMutations('combos');
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(combo);
  // Keeps the name while the dialog's exit transition runs.
  if (combo && combo !== shown) setShown(combo);
  const confirm = async () => {
    setBusy(true);
    // A notification has shown the error.
    await remove(shown?._id ?? '').then(onDeleted, () => undefined);
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={combo !== null}
      title={t('confirm.title', { title: shown?.title ?? '' })}
      confirm={t('confirm.delete')}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {t('confirm.sure')} {t('confirm.canRestore')}
    </ConfirmDialog>
  );
}
