/** A “⋮” button with its menu, which is mounted only once it opens, because a list has many rows. */
import { useId, useState, type ReactNode } from 'react';
import Menu from '@mui/material/Menu';
import { MoreButton } from './MoreButton.js';

interface MoreMenuProps {
  readonly label: string;
  readonly disabled?: boolean;
  /** The classes of a button with its own look; a round one without them. */
  readonly className?: string;
  readonly onOpen?: () => void;
  /** Returns the menu's items. `choose` wraps the action of one, to close the menu first. */
  readonly children: (choose: (action: () => void) => () => void) => ReactNode;
}

export function MoreMenu({ label, disabled = false, className, onOpen, children }: MoreMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isMounted, setMounted] = useState(false);
  const open = (button: HTMLElement) => {
    setMounted(true);
    setAnchor(button);
    onOpen?.();
  };
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  return (
    <>
      <MoreButton
        label={label}
        menuId={id}
        isOpen={anchor !== null}
        disabled={disabled}
        className={className}
        onOpen={open}
      />
      {isMounted && (
        <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {children(choose)}
        </Menu>
      )}
    </>
  );
}
