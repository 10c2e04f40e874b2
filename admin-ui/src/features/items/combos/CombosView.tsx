/** The combos: items of the menu together at one price. Which one is open stands in the address. (Document 1, sections 2 and 7.) */
import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Combo } from '@qaima/schemas';
import { Layers, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { RoomPage } from '../../../components/ScreenLayout.js';
import { useChosen } from '../../../components/useSelectedRow.js';
import { useMenu } from '../../../data/menu.js';
import { useWrites } from '../../../data/useMenuMutations.js';
import { useSay } from '../../../i18n/i18n.js';
import { ViewHead } from '../ViewHeader.js';
import type { ViewProps } from '../views.js';
import { ComboCard } from './ComboCard.js';
import { itemsById } from './comboItems.js';
import { ComboPanel } from './ComboPanel.js';
import { NewComboPanel } from './CreateComboPanel.js';

/** What stands in the address in place of an id while a combo is made. */
const NEW = 'new';

export default function Combos({ sections, currency, onClose }: ViewProps) {
  const say = useSay();
  const { data: menu } = useMenu();
  const [search, setSearch] = useSearchParams();
  const [removal, setRemoval] = useState<Combo | null>(null);
  const known = useMemo(() => itemsById(sections), [sections]);
  const combos = menu?.combos ?? [];

  const selected = search.get('combo');
  const select = (id: string | null) =>
    setSearch({ view: 'combos', ...(id === null ? {} : { combo: id }) }, { preventScrollReset: true });
  const close = () => select(null);
  const combo = useChosen(combos, selected);
  const panel =
    selected === NEW ? (
      <NewComboPanel currency={currency} onClose={close} onCreated={select} />
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
      {say('combos.new')}
    </Button>
  );

  return (
    <RoomPage panel={panel}>
      <ViewHead
        title={say('combos.title')}
        hint={say('combos.hint')}
        onBack={onClose}
        action={combos.length > 0 && create}
      />
      {combos.length === 0 ? (
        <EmptyState icon={Layers} title={say('combos.empty')} hint={say('combos.emptyHint')} action={create} />
      ) : (
        <Box
          component="ul"
          aria-label={say('combos.list')}
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
              currency={currency}
              open={one._id === selected}
              onOpen={() => select(one._id ?? null)}
              onDelete={() => setRemoval(one)}
            />
          ))}
        </Box>
      )}
      <RemoveCombo combo={removal} onClose={() => setRemoval(null)} onGone={() => combo === removal && close()} />
    </RoomPage>
  );
}

interface RemoveComboProps {
  readonly combo: Combo | null;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** Asks before a combo is deleted. (Document 1, section 5.) */
function RemoveCombo({ combo, onClose, onGone }: RemoveComboProps) {
  const say = useSay();
  const { remove } = useWrites('combos');
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(combo);
  // The name stays while the dialog fades.
  if (combo && combo !== shown) setShown(combo);
  const confirm = async () => {
    setBusy(true);
    // A refusal is said in a notice.
    await remove(shown?._id ?? '').then(onGone, () => undefined);
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={combo !== null}
      title={say('confirm.title', { title: shown?.title ?? '' })}
      confirm={say('confirm.delete')}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {say('confirm.sure')} {say('confirm.canRestore')}
    </ConfirmDialog>
  );
}
