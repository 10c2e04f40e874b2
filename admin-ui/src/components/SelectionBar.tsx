/** The actions for the selected rows, in a bar that sticks to the bottom of the list. */
import type { ReactNode } from 'react';
import { X, type LucideIcon } from 'lucide-react';
import css from './SelectionBar.module.css';

interface SelectionBarProps {
  /** The region's name. */
  readonly label: string;
  readonly count: string;
  /** Shown after the count, for example "selected" and a sum. */
  readonly words: ReactNode;
  readonly clearLabel: string;
  readonly busy: boolean;
  /** Whether the actions take a separate row on narrow desktops. */
  readonly wrapsActions?: boolean;
  /** Whether the page has content below the list. If so, a spacer keeps the bar from covering that content. */
  readonly isFollowed?: boolean;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

export const SelectionBar = ({
  label,
  count,
  words,
  clearLabel,
  busy,
  wrapsActions = false,
  isFollowed = false,
  onClear,
  children,
}: SelectionBarProps) => (
  <>
    <div
      data-keep-clear=""
      data-many={wrapsActions ? '' : undefined}
      className={css['bar']}
      role="region"
      aria-label={label}
    >
      <div className={css['count']}>
        <span className={css['pill']}>{count}</span>
        <span role="status">
          <span className="sr-only">{count} </span>
          {words}
        </span>
      </div>
      <div className={css['actions']}>{children}</div>
      <button type="button" className={css['close']} aria-label={clearLabel} disabled={busy} onClick={onClear}>
        <X size={20} aria-hidden="true" />
      </button>
    </div>
    {isFollowed && <div className={css['clearance']} />}
  </>
);

interface SelectionActionProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

export const SelectionAction = ({ icon: Icon, label, disabled, onClick }: SelectionActionProps) => (
  <button type="button" className={css['action']} disabled={disabled} onClick={onClick}>
    <Icon size={19} aria-hidden="true" />
    <span>{label}</span>
  </button>
);
