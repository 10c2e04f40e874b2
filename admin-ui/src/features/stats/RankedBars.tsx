/** A ranked table with a bar behind each name: a bar chart that screen readers read as a table. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';

interface RankedBarsProps {
  readonly label: string;
  /** The heading of the figures. */
  readonly unit: string;
  /** The highest value first. */
  readonly rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly value: number;
    readonly figure: string;
  }[];
}

export function RankedBars({ label, unit, rows }: RankedBarsProps) {
  const t = useTranslate();
  const most = rows[0]?.value ?? 0;
  return (
    <Box
      component="table"
      aria-label={label}
      sx={{ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: '0 2px' }}
    >
      <thead className="sr-only">
        <tr>
          {[t('stats.rank'), t('stats.item'), unit].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, value, figure }, index) => (
          <tr key={key}>
            <Box component="td" sx={{ inlineSize: 36, padding: 0, color: tokens.muted, fontWeight: 700 }}>
              {index + 1}
            </Box>
            <Box component="td" sx={{ padding: 0, position: 'relative' }}>
              <Box
                aria-hidden="true"
                sx={{
                  position: 'absolute',
                  insetBlock: 2,
                  insetInlineStart: 0,
                  inlineSize: `${most === 0 ? 0 : (value / most) * 100}%`,
                  borderRadius: '8px',
                  backgroundColor: tokens.accentSoft,
                }}
              />
              <Box
                sx={{
                  position: 'relative',
                  display: 'flex',
                  alignItems: 'center',
                  minBlockSize: tokens.target,
                  paddingInline: '12px',
                  fontWeight: 600,
                  overflowWrap: 'anywhere',
                }}
              >
                {name}
              </Box>
            </Box>
            <Box
              component="td"
              sx={{ inlineSize: '1%', padding: 0, paddingInlineStart: '16px', textAlign: 'end', fontWeight: 800 }}
            >
              <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
                {figure}
              </bdi>
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
