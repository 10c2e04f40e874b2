/** Checkboxes for the days to which the hours of one day are copied. */
import Box from '@mui/material/Box';
import { weekDays, type DayName } from '@qaima/schemas';
import { useMenu } from '../../data/menu.js';
import { tokens } from '../../theme/theme.js';
import { useDayLabel } from './useDayLabel.js';

interface CopyToDaysProps {
  /** The day whose hours are copied. It has no checkbox. */
  readonly day: DayName;
  readonly title: string;
  readonly chosen: ReadonlySet<DayName>;
  readonly onChange: (chosen: ReadonlySet<DayName>) => void;
}

export function CopyToDays({ day, title, chosen, onChange }: CopyToDaysProps) {
  const label = useDayLabel();
  const { data: menu } = useMenu();
  const others = weekDays(menu?.country).filter((one) => one !== day);
  const toggle = (other: DayName) => onChange(new Set(others.filter((one) => chosen.has(one) !== (one === other))));
  return (
    <Box role="group" aria-label={title} sx={{ display: 'grid', gap: '10px' }}>
      <Box component="h3" sx={{ margin: 0, fontSize: 15, lineHeight: '24px', fontWeight: 800 }}>
        {title}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        {others.map((other) => (
          <Box component="label" key={other} sx={chip}>
            <input type="checkbox" className="sr-only" checked={chosen.has(other)} onChange={() => toggle(other)} />
            {label(other)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const chip = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: '14px',
  border: `1px solid ${tokens.control}`,
  borderRadius: '999px',
  cursor: 'pointer',
  fontSize: 14,
  '&:has(:checked)': {
    borderColor: tokens.accent,
    boxShadow: `0 0 0 1px ${tokens.accent}`,
    color: tokens.accentDark,
    backgroundColor: tokens.accentSoft,
    fontWeight: 700,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${tokens.accent}`, outlineOffset: 2 },
} as const;
