/** The More button of a row: moves the row to the start or end, or an item into another section. */
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ArrowDownToLine, ArrowUpToLine, FolderInput } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.js';
import type { DraggedRow, MoveStep } from './dropTargets.js';

export interface MoveMenuTarget {
  readonly held: DraggedRow;
  readonly anchor: HTMLElement;
}

interface MoveMenuProps {
  readonly id: string;
  readonly more: MoveMenuTarget | null;
  readonly canStep: (held: DraggedRow, step: MoveStep) => boolean;
  readonly onStep: (held: DraggedRow, step: MoveStep) => void;
  readonly onChooseSection: (itemId: string) => void;
  readonly onClose: () => void;
}

const ENDS = [
  { step: 'first', icon: ArrowUpToLine, label: 'reorder.first' },
  { step: 'last', icon: ArrowDownToLine, label: 'reorder.last' },
] as const;

export function MoveMenu({ id, more, canStep, onStep, onChooseSection, onClose }: MoveMenuProps) {
  const t = useTranslate();
  if (!more) return null;
  const { held, anchor } = more;
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Menu id={id} open anchorEl={anchor} onClose={onClose}>
      {ENDS.map(({ step, icon: Icon, label }) => (
        <MenuItem key={step} disabled={!canStep(held, step)} onClick={choose(() => onStep(held, step))}>
          <ListItemIcon sx={iconOf}>
            <Icon size={18} />
          </ListItemIcon>
          {t(label)}
        </MenuItem>
      ))}
      {held.kind === 'item' && (
        <MenuItem onClick={choose(() => onChooseSection(held.id))}>
          <ListItemIcon sx={iconOf}>
            <FolderInput size={18} />
          </ListItemIcon>
          {t('reorder.toSection')}
        </MenuItem>
      )}
    </Menu>
  );
}

const iconOf = { color: 'inherit', minInlineSize: '0 !important' } as const;
