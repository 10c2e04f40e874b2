/**
 * Changes the sequence of sections and items. Nothing is saved until the user presses the save button.
 * (docs/spec/owners-area.md#reorder-screen)
 */
import { useCallback, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListOrdered } from 'lucide-react';
import { EmptyState } from '../../../components/EmptyState.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { UnsavedCount } from '../../../schema-ui/form/SaveBar.js';
import { tokens } from '../../../theme/theme.js';
import { ItemViewHeader } from '../ItemViewHeader.js';
import type { ViewProps } from '../viewProps.js';
import { titlesById } from './rowTitles.js';
import { ReorderList } from './ReorderList.js';
import { useReorderState, type ReorderState } from './useReorderState.js';

export default function ReorderView({ sections, onClose }: ViewProps) {
  const t = useTranslate();
  const state = useReorderState();
  const { order, put } = state;
  const names = useMemo(() => titlesById(sections), [sections]);
  // A single section is open at first; several sections are closed.
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(order.length === 1 ? [order[0]?.id ?? ''] : []));
  const onOpen = useCallback((id: string) => setOpen((ids) => (ids.has(id) ? ids : new Set(ids).add(id))), []);
  const onToggle = useCallback(
    (id: string) => setOpen((ids) => new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id])),
    [],
  );
  const foldsAll = open.size > 0;
  return (
    <>
      <ItemViewHeader
        title={t('reorder.title')}
        hint={t('reorder.hint')}
        onBack={onClose}
        action={
          order.length > 1 && (
            <Button
              size="small"
              onClick={() => setOpen(new Set(foldsAll ? [] : order.map(({ id }) => id)))}
              sx={{ flexShrink: 0 }}
            >
              {t(foldsAll ? 'reorder.foldAll' : 'reorder.unfoldAll')}
            </Button>
          )
        }
      />
      {order.length === 0 ? (
        <EmptyState icon={ListOrdered} title={t('items.noSections')} hint={t('items.noSectionsHint')} />
      ) : (
        <>
          <ReorderList {...{ order, names, open, onOpen, onToggle }} onPut={put} />
          <OrderBar {...state} />
        </>
      )}
    </>
  );
}

/** The sticky bar that saves or discards the new sequence. */
function OrderBar({ unsaved, saving, save, discard }: ReorderState) {
  const t = useTranslate();
  const nothing = saving || unsaved === 0;
  return (
    <Box sx={veil}>
      <Box component="section" data-keep-clear="" aria-label={t('reorder.title')} sx={bar}>
        <Button
          variant="contained"
          disabled={nothing}
          onClick={() => void save()}
          sx={{ flexGrow: { xs: 1, md: 0 }, minInlineSize: 160 }}
        >
          {t(saving ? 'reorder.saving' : 'reorder.save')}
        </Button>
        <Button variant="outlined" color="inherit" disabled={nothing} onClick={discard}>
          {t('form.discard')}
        </Button>
        <UnsavedCount count={unsaved} />
      </Box>
    </Box>
  );
}

/** Fades out the content that scrolls below the bar. */
const veil = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  marginInline: '-16px',
  padding: '20px 16px max(12px, env(safe-area-inset-bottom))',
  background: `linear-gradient(to top, ${tokens.page} 75%, transparent)`,
  pointerEvents: 'none',
} as const;

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px',
  borderRadius: '16px',
  border: `1px solid ${tokens.line}`,
  backgroundColor: tokens.surface,
  boxShadow: tokens.lift,
  pointerEvents: 'auto',
} as const;
