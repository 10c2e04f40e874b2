/** The style of tables with a heading cell in each row. On narrow screens, rows are cards. */
import { ROW_CARDS_QUERY, tokens } from '../../theme/theme.js';

const line = `1px solid ${tokens.line}`;

export const rowTableSx = {
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  '& th': { padding: '8px 10px', color: tokens.muted, fontSize: 13, fontWeight: 600, textAlign: 'start' },
  // To the right in both languages, which aligns the decimal marks.
  '& [data-money]': { textAlign: 'end' },
  '[dir="rtl"] & [data-money]': { textAlign: 'start' },
  '& thead th': { backgroundColor: tokens.head },
  '& td, & tbody th': { padding: '6px 10px', blockSize: 61, borderBlockStart: line },
  '& tbody th': { color: tokens.text, fontSize: 15, fontWeight: 700, overflowWrap: 'anywhere' },
  [`@media ${ROW_CARDS_QUERY}`]: {
    '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': { position: 'relative', padding: '8px 0', borderBlockStart: line },
    '& td, & tbody th': { blockSize: 'auto', padding: '2px 0', borderBlockStart: 0 },
    '& td[data-controls]': { position: 'absolute', insetBlockStart: 8, insetInlineEnd: 0 },
    '& td[data-controls] ~ th': { paddingInlineEnd: '48px' },
    '& td[data-label]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6px' },
    '& td[data-label]::before': { content: 'attr(data-label) ":"', color: tokens.muted },
  },
  // Several values share a line where a card is wide.
  [`@media (min-width: 560px) and ${ROW_CARDS_QUERY}`]: {
    '& tbody tr': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))', columnGap: '16px' },
    '& tbody th': { gridColumn: '1 / -1' },
  },
} as const;
