/** A dialog in which the user finds the dish of a photo. */
import { useDeferredValue, useId, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { matchesQuery } from '@qaima/schemas';
import { Dialog } from '../../../components/Dialog.js';
import { ItemSearch } from '../../../components/itemPicker/ItemSearch.js';
import { VirtualList } from '../../../components/itemPicker/VirtualList.js';
import { Thumbnail } from '../../../components/Thumbnail.js';
import type { MenuItem } from '../../../data/menu.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';

interface ItemChoiceDialogProps {
  readonly title: string;
  readonly items: readonly MenuItem[];
  readonly onChoose: (item: MenuItem) => void;
  readonly onClose: () => void;
}

const line = {
  justifyContent: 'flex-start',
  gap: '12px',
  inlineSize: '100%',
  minBlockSize: 52,
  paddingInline: '20px',
  borderRadius: 0,
  fontWeight: 400,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;

export function ItemChoiceDialog({ title, items, onChoose, onClose }: ItemChoiceDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const found = useMemo(
    () => items.filter((item) => matchesQuery(wanted, [item.title, item.translations?.en?.title].join(' '))),
    [items, wanted],
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId} component="h2" sx={{ fontSize: 18, fontWeight: 800, overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <Box sx={{ padding: '0 20px 8px' }}>
        <ItemSearch query={query} onChange={setQuery} />
      </Box>
      {found.length === 0 ? (
        <Box role="status" sx={{ padding: '24px 20px', color: tokens.muted, textAlign: 'center' }}>
          {t('items.noMatch')}
        </Box>
      ) : (
        <VirtualList
          rows={found}
          label={title}
          keyOf={({ _id }) => _id}
          height={() => 52}
          draw={(item) => (
            <Button color="inherit" onClick={() => onChoose(item)} sx={line}>
              <Thumbnail file={item.image} size={36} />
              <bdi>{item.title}</bdi>
            </Button>
          )}
        />
      )}
      <DialogActions sx={{ paddingInline: 3, paddingBlockEnd: 2.5 }}>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('confirm.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
