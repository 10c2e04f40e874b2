/** What all bar charts share: frame, colours and legend. In Arabic their time axis runs from right to left. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { BarChartProps } from '@mui/x-charts/BarChart';
import { directionOf, formatCount } from '@qaima/schemas';
import { useLanguage } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { CHART_HEIGHT } from './chartSize.js';

/** Colours of two series that differ from the card and from each other, also for colour-blind users. */
export const CHART_COLOURS = [tokens.accent, '#b8863f'] as const;

/** The height of the axis in px. Labels that do not fit are omitted. */
export const AXIS_HEIGHT = 40;

export const AXIS_LABEL = { fontFamily: 'inherit', fontSize: 12, fill: tokens.muted };

/** The settings that all charts share, by text direction. */
export function useBarChartFrame() {
  const isRtl = directionOf(useLanguage()) === 'rtl';
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const frame = {
    height: CHART_HEIGHT,
    margin: { top: 8, bottom: 0, left: isRtl ? 12 : 0, right: isRtl ? 0 : 12 },
    grid: { horizontal: true },
    hideLegend: true,
    disableKeyboardNavigation: true,
    skipAnimation: still,
    borderRadius: 4,
    yAxis: [
      {
        position: isRtl ? 'right' : 'left',
        width: 'auto',
        tickMinStep: 1,
        disableLine: true,
        disableTicks: true,
        tickLabelStyle: AXIS_LABEL,
        valueFormatter: formatCount,
      },
    ],
    sx: { '& .MuiChartsGrid-line': { stroke: tokens.line } },
  } satisfies Partial<BarChartProps>;
  return { frame, isRtl };
}

/** Assistive technology sees a chart as a single image; the table contains the figures. */
export const ChartImage = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Box role="img" aria-label={label}>
    {children}
  </Box>
);

export const ChartLegend = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', paddingInline: { xs: '8px', md: 0 }, fontSize: 13.5 }}>
    {children}
  </Box>
);

export const ChartKey = ({ colour, children }: { readonly colour: string; readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
    <Box
      aria-hidden="true"
      sx={{ inlineSize: 12, blockSize: 12, borderRadius: '4px', backgroundColor: colour, forcedColorAdjust: 'none' }}
    />
    {children}
  </Box>
);
