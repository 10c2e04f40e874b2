/** The “⋮” button that opens a menu of further actions. */
import IconButton from '@mui/material/IconButton';
import { EllipsisVertical } from 'lucide-react';

interface MoreButtonProps {
  readonly label: string;
  readonly menuId: string;
  readonly isOpen: boolean;
  readonly disabled?: boolean;
  /** The classes of a button with its own look; a round one without them. */
  readonly className?: string | undefined;
  /** Names the button for code that moves the focus to it. */
  readonly control?: string;
  readonly onOpen: (anchor: HTMLElement) => void;
}

export function MoreButton({ label, menuId, isOpen, disabled, className, control, onOpen }: MoreButtonProps) {
  const Button = className === undefined ? IconButton : 'button';
  return (
    <Button
      type="button"
      className={className}
      data-control={control}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-controls={isOpen ? menuId : undefined}
      disabled={disabled}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <EllipsisVertical size={20} aria-hidden="true" />
    </Button>
  );
}
