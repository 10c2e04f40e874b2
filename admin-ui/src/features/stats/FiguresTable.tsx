import Box from '@mui/material/Box';
import { tokens } from '../../theme/theme.js';

interface FiguresTableProps {
  readonly caption: string;
  /** The column headings. The first column contains the row headings. */
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly name: string; readonly figures: readonly string[] }[];
}

export function FiguresTable({ caption, heads, rows }: FiguresTableProps) {
  return (
    <Box
      role="region"
      aria-label={caption}
      // A scrollable region must be focusable, or the keyboard could not scroll it.
      tabIndex={0}
      sx={{ maxBlockSize: 380, overflow: 'auto', border: `1px solid ${tokens.line}`, borderRadius: '12px' }}
    >
      <Box
        component="table"
        sx={{
          inlineSize: '100%',
          borderCollapse: 'separate',
          borderSpacing: 0,
          fontSize: 14,
          '& th, & td': { padding: '9px 12px', textAlign: 'start', borderBlockEnd: `1px solid ${tokens.line}` },
          '& thead th': {
            position: 'sticky',
            insetBlockStart: 0,
            backgroundColor: tokens.head,
            color: tokens.muted,
            fontSize: 12.5,
          },
          '& tbody th': { fontWeight: 400 },
          '& tbody td': { fontWeight: 600 },
          '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
        }}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={heads[index + 1]}>
                  <bdi dir="ltr">{figure}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
