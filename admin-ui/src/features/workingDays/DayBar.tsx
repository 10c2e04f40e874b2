/**
 * Bars for the hours in which a venue is open on a day. They show gaps and nights; the text next to them gives the same
 * hours.
 */
import Box from '@mui/material/Box';
import type { WeekRow } from '@qaima/schemas';
import { tokens } from '../../theme/theme.js';
import { BAR_START_HOUR, barSegments } from './barSegments.js';

const AXIS_STEP_HOURS = 6;
const AXIS_HOURS = [0, 1, 2, 3, 4].map((step) => (BAR_START_HOUR + step * AXIS_STEP_HOURS) % 24);

export const DayBar = ({ row }: { readonly row: Omit<WeekRow, 'day'> }) => (
  <Box
    aria-hidden="true"
    sx={{
      position: 'relative',
      overflow: 'hidden',
      blockSize: 12,
      marginBlock: '6px 12px',
      borderRadius: '999px',
      backgroundColor: tokens.sunken,
    }}
  >
    {barSegments(row).map(({ start, length }) => (
      <Box
        key={start}
        sx={{
          position: 'absolute',
          insetBlock: 0,
          borderRadius: '999px',
          backgroundColor: tokens.accent,
        }}
        style={{ insetInlineStart: `${start}%`, inlineSize: `${length}%` }}
      />
    ))}
  </Box>
);

/** The hours below the bars. */
export const BarAxis = () => (
  <Box
    aria-hidden="true"
    sx={{ display: 'flex', justifyContent: 'space-between', color: tokens.muted, fontSize: 12, lineHeight: '18px' }}
  >
    {AXIS_HOURS.map((hour, index) => (
      <bdi key={index} dir="ltr">
        {String(hour).padStart(2, '0')}
      </bdi>
    ))}
  </Box>
);
