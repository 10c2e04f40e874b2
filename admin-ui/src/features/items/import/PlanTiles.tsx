/** The number of rows in each group of a plan. A click on a number shows only the rows of that group. */
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { formatCount, type ImportPlan } from '@qaima/schemas';
import { Check, CircleAlert, CirclePlus, Minus, Pencil, type LucideIcon } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';

export type PlanGroup = 'problems' | 'create' | 'change' | 'same' | 'missing';

export const PLAN_ICONS = {
  problems: CircleAlert,
  create: CirclePlus,
  change: Pencil,
  same: Check,
  missing: Minus,
} as const satisfies Readonly<Record<PlanGroup, LucideIcon>>;

const GROUPS = ['problems', 'create', 'change', 'same', 'missing'] as const satisfies readonly PlanGroup[];

/** The number of rows or items of a group. A row may have several problems. */
const countOf = (plan: ImportPlan, group: PlanGroup): number =>
  group === 'problems' ? new Set(plan.problems.map(({ row }) => row)).size : plan[group].length;

interface PlanTilesProps {
  readonly plan: ImportPlan;
  readonly only: PlanGroup | null;
  readonly onOnly: (group: PlanGroup | null) => void;
}

export function PlanTiles({ plan, only, onOnly }: PlanTilesProps) {
  const t = useTranslate();
  return (
    <Box sx={tiles}>
      {GROUPS.map((group) => {
        const Icon = PLAN_ICONS[group];
        const isProblem = group === 'problems' && plan.problems.length > 0;
        return (
          <ButtonBase
            key={group}
            aria-pressed={only === group}
            onClick={() => onOnly(only === group ? null : group)}
            sx={{ ...tile, borderColor: only === group ? tokens.text : tokens.line }}
          >
            <Box
              sx={{ display: 'flex', alignItems: 'center', gap: '8px', color: isProblem ? tokens.danger : tokens.text }}
            >
              <Icon size={18} aria-hidden="true" />
              <Box component="strong" sx={{ fontSize: 22, lineHeight: '28px' }}>
                {formatCount(countOf(plan, group))}
              </Box>
            </Box>
            <Box sx={{ color: tokens.muted, fontSize: 13 }}>{t(`import.groups.${group}`)}</Box>
          </ButtonBase>
        );
      })}
    </Box>
  );
}

const tiles = {
  display: 'grid',
  gap: '8px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
} as const;

const tile = {
  display: 'grid',
  justifyItems: 'start',
  padding: '10px 14px',
  border: '2px solid',
  borderRadius: '14px',
  backgroundColor: tokens.surface,
  textAlign: 'start',
} as const;
