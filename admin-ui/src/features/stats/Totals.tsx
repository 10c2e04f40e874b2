/** The menu's total numbers of visitors. */
import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { UserPlus, Users, type LucideIcon } from 'lucide-react';
import { useMenu, useRefetchMenu } from '../../data/menu.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { formatCount } from './format.js';

/** Figures older than this are refetched when the screen opens. */
const RECENT_MS = 30_000;

/** The layout of a row of figures. */
export const figuresSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  // Short figures fill the gap before a long one on phones.
  gridAutoFlow: 'dense',
  gap: { xs: '12px', md: '16px' },
  margin: 0,
} as const;

export function Totals() {
  const t = useTranslate();
  const { data: menu, dataUpdatedAt } = useMenu();
  const reload = useRefetchMenu();
  useEffect(() => {
    if (dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > RECENT_MS) void reload();
  }, [dataUpdatedAt, reload]);
  const { newVisitors = 0, totalVisitors = 0 } = menu?.menuVisitors ?? {};
  return (
    <Box component="dl" data-tour="stats.numbers" sx={figuresSx}>
      <Figure
        icon={UserPlus}
        label={t('stats.newVisitors')}
        hint={t('stats.newHint')}
        value={menu && formatCount(newVisitors)}
      />
      <Figure
        icon={Users}
        label={t('stats.totalVisitors')}
        hint={t('stats.totalHint')}
        value={menu && formatCount(totalVisitors)}
      />
    </Box>
  );
}

interface FigureProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly hint: string;
  /** Absent while loading. */
  readonly value: string | undefined;
  /** Whether it needs a line of its own on phones: an amount of money is longer than a count. */
  readonly isLong?: boolean;
}

/** The font size of a value that must fit in one line: at most `px`, less if it is long for its card. */
const sizeOf = (value: string | undefined, px: number) => `min(${px}px, ${Math.round(130 / (value ?? ' ').length)}cqi)`;

export function Figure({ icon: Icon, label, hint, value, isLong = false }: FigureProps) {
  return (
    <Box
      sx={{
        gridColumn: { xs: isLong ? '1 / -1' : 'auto', sm: 'auto' },
        containerType: 'inline-size',
        padding: { xs: '16px', md: '20px 24px' },
        borderRadius: '16px',
        border: `1px solid ${tokens.line}`,
        backgroundColor: tokens.surface,
        boxShadow: tokens.lift,
      }}
    >
      <Box
        component="dt"
        sx={{ display: 'flex', alignItems: 'center', gap: '8px', color: tokens.muted, fontWeight: 600 }}
      >
        <Box component={Icon} size={20} aria-hidden="true" sx={{ color: tokens.accent, flexShrink: 0 }} />
        {label}
      </Box>
      <Box
        component="dd"
        sx={{
          margin: 0,
          fontSize: { xs: sizeOf(value, 34), md: sizeOf(value, 44) },
          lineHeight: { xs: '48px', md: '60px' },
          fontWeight: 800,
          whiteSpace: 'nowrap',
        }}
      >
        {value === undefined ? <Skeleton width={96} /> : <bdi dir="ltr">{value}</bdi>}
      </Box>
      <Box component="dd" sx={{ margin: 0, color: tokens.muted, fontSize: 13, lineHeight: '20px' }}>
        {hint}
      </Box>
    </Box>
  );
}
