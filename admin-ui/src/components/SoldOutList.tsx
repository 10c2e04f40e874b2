/**
 * The sizes of an item or the extras of a group. The user selects for each whether it is sold out; the choice is saved
 * at once.
 */
import Box from '@mui/material/Box';
import type { SoldOutFields } from '@qaima/schemas';
import { useSoldOutPart } from '../data/useSoldOut.js';
import { useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';
import { SoldOutSelect } from './SoldOutSelect.js';

interface SoldOutListProps {
  readonly kind: 'sizes' | 'groupExtras';
  /** The item or the group. */
  readonly of: { readonly _id: string; readonly title: string };
  readonly parts: readonly (SoldOutFields & { readonly _id?: string; readonly title: string })[];
}

export function SoldOutList({ kind, of, parts }: SoldOutListProps) {
  const t = useTranslate();
  const setSoldOut = useSoldOutPart(kind);
  return (
    <Box component="ul" aria-label={of.title} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {parts.map((part) => (
        <Box component="li" key={part._id} sx={rowSx}>
          <Box component="bdi" sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
            {part.title}
          </Box>
          <Box sx={{ flex: '0 1 210px', minInlineSize: 'min(100%, 170px)', marginInlineStart: 'auto' }}>
            <SoldOutSelect
              label={t('soldOut.stateOf', { title: `${of.title} - ${part.title}` })}
              part={part}
              onChange={(end) => void setSoldOut(of._id, part, end)}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** A name that is too long for the line of its select takes a line of its own. */
const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minBlockSize: 52,
  paddingBlock: '4px',
  '& + &': { borderBlockStart: `1px solid ${tokens.line}` },
} as const;
