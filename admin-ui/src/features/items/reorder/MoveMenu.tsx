/** What else may be done with a row: to either end of where it stands, and for an item into another section. */
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ArrowDownToLine, ArrowUpToLine, FolderInput } from 'lucide-react';
import { useSay } from '../../../i18n/i18n.js';
import type { Held, Step } from './dropTargets.js';

export interface MoreOf {
  readonly held: Held;
  readonly anchor: HTMLElement;
}

interface MoreMenuProps {
  readonly more: MoreOf | null;
  readonly canStep: (held: Held, step: Step) => boolean;
  readonly onStep: (held: Held, step: Step) => void;
  readonly onChooseSection: (itemId: string) => void;
  readonly onClose: () => void;
}

const ENDS = [
  { step: 'first', icon: ArrowUpToLine, label: 'reorder.first' },
  { step: 'last', icon: ArrowDownToLine, label: 'reorder.last' },
] as const;

export function MoreMenu({ more, canStep, onStep, onChooseSection, onClose }: MoreMenuProps) {
  const say = useSay();
  if (!more) return null;
  const { held, anchor } = more;
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {ENDS.map(({ step, icon: Icon, label }) => (
        <MenuItem key={step} disabled={!canStep(held, step)} onClick={choose(() => onStep(held, step))}>
          <ListItemIcon sx={iconOf}>
            <Icon size={18} />
          </ListItemIcon>
          {say(label)}
        </MenuItem>
      ))}
      {held.kind === 'item' && (
        <MenuItem onClick={choose(() => onChooseSection(held.id))}>
          <ListItemIcon sx={iconOf}>
            <FolderInput size={18} />
          </ListItemIcon>
          {say('reorder.toSection')}
        </MenuItem>
      )}
    </Menu>
  );
}

const iconOf = { color: 'inherit', minInlineSize: '0 !important' } as const;
