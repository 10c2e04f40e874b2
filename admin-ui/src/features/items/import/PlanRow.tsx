/** A row of a plan: its row number in the file, the item, and the planned change. */
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import type { RowPlace } from '@qaima/schemas';
import { useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import css from './import.module.css';
import { PLAN_ICONS, type PlanGroup } from './PlanTiles.js';

interface PlanRowProps {
  /** Where the row is in the file; null if it is not in the file. */
  readonly place: RowPlace | null;
  readonly group: PlanGroup;
  readonly title: string;
  readonly detail: string;
  readonly children?: ReactNode;
}

interface SkipButtonProps {
  /** Where the row is in the file. */
  readonly place: RowPlace;
  readonly disabled: boolean;
  readonly onSkip: () => void;
}

/** Leaves a row out of the import. */
export function SkipButton({ place, disabled, onSkip }: SkipButtonProps) {
  const t = useTranslate();
  return (
    <Button
      color="inherit"
      disabled={disabled}
      aria-label={t(place.sheet ? 'import.skipSheetRow' : 'import.skipRow', { ...place })}
      onClick={onSkip}
    >
      {t('import.skip')}
    </Button>
  );
}

export function PlanRow({ place, group, title, detail, children }: PlanRowProps) {
  const t = useTranslate();
  const Icon = PLAN_ICONS[group];
  return (
    <li className={css['row']}>
      <span className={css['number']}>
        {place !== null && t(place.sheet ? 'import.sheetRow' : 'import.row', { ...place })}
      </span>
      <Icon size={18} aria-hidden="true" color={group === 'problems' ? tokens.danger : tokens.muted} />
      <span className={css['title']}>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        {detail && <bdi className={css['detail']}>{detail}</bdi>}
      </span>
      <span className={css['values']}>{children}</span>
    </li>
  );
}
