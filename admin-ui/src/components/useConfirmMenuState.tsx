/** Asks about a menu that somebody else has started, stopped or scheduled to stop meanwhile. */
import type { ReactNode } from 'react';
import { MenuStatus } from './MenuStatus.js';
import { useConfirmOverwrite } from './useConfirmOverwrite.js';

/** When a menu stops or has stopped; null while it runs. */
export type InactiveFrom = string | null;

export const toInactiveFrom = (present: unknown): InactiveFrom => (typeof present === 'string' ? present : null);

interface OtherState {
  readonly title: string;
  readonly theirs: InactiveFrom;
  readonly mine: InactiveFrom;
}

export function useConfirmMenuState(): {
  readonly agreedState: (states: OtherState) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const { agreedOverwrite, dialog } = useConfirmOverwrite();
  const status = (inactiveFrom: InactiveFrom) => <MenuStatus menu={{ inactiveFrom }} />;
  const agreedState = ({ title, theirs, mine }: OtherState) =>
    agreedOverwrite({ field: title, theirs: status(theirs), mine: status(mine) });
  return { agreedState, dialog };
}
