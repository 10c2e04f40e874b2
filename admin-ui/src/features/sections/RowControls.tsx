/** The controls of a section's row: hide it, or move it by drag or arrow keys. */
import Box from '@mui/material/Box';
import { GripVertical } from 'lucide-react';
import { Switch } from '../../components/Switch.js';
import type { MenuSection } from '../../data/menu.js';
import { useSaveToggle } from '../../data/useSaveToggle.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import type { RowDrag } from './useRowDrag.js';

interface RowControlsProps {
  readonly section: MenuSection;
  readonly drag: RowDrag;
}

export function RowControls({ section, drag }: RowControlsProps) {
  const t = useTranslate();
  const toggle = useSaveToggle('sections');
  const { _id: id, title, hide } = section;
  return (
    // The row's button covers the whole row. These controls must be in front of it.
    <Box sx={{ position: 'relative', zIndex: 1, display: 'flex', alignItems: 'center', gap: '4px' }}>
      <Box
        component="label"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '6px',
          minBlockSize: 44,
          paddingInline: '4px',
          cursor: 'pointer',
        }}
      >
        <Box component="span" aria-hidden="true" sx={{ color: tokens.muted, fontSize: 13 }}>
          {t('items.hide')}
        </Box>
        <Switch
          aria-label={t('items.switchOf', { label: t('items.hide'), title })}
          checked={hide}
          onCheckedChange={(hidden) => void toggle(section, 'hide', hidden)}
        />
      </Box>
      <Box
        component="button"
        type="button"
        data-drag={id}
        aria-label={t('sections.move', { title })}
        aria-keyshortcuts="ArrowUp ArrowDown"
        {...drag.handle(id)}
        sx={{
          all: 'unset',
          display: 'grid',
          placeItems: 'center',
          inlineSize: 44,
          blockSize: 44,
          borderRadius: '12px',
          color: tokens.muted,
          cursor: 'grab',
          touchAction: 'none',
          '&:active': { cursor: 'grabbing' },
          '&:focus-visible': { outline: `3px solid ${tokens.accent}`, outlineOffset: -3 },
        }}
      >
        <GripVertical size={20} aria-hidden="true" />
      </Box>
    </Box>
  );
}
