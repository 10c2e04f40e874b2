/** Tiles with drawings of the display types. */
import Box from '@mui/material/Box';
import { useLanguage } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import { choicesOf, choiceValue, errorAria } from '../formContext.js';
import type { FormWidgetProps } from '../formTypes.js';

const block = (x: number, y: number, width: number, height: number, strong = false) => (
  <rect
    key={`${x} ${y}`}
    x={x}
    y={y}
    width={width}
    height={height}
    rx={2}
    fill={strong ? tokens.accent : tokens.outline}
  />
);

/** Drawings of 24 × 20 units. A value without a drawing shows only its label. */
const DRAWINGS: Readonly<Record<string, readonly React.ReactNode[]>> = {
  'small-image': [block(14, 1, 9, 18, true), block(1, 1, 10, 8), block(1, 12, 10, 7)],
  'large-image': [block(1, 1, 22, 12, true), block(1, 16, 22, 3)],
  scroll: [block(1, 4, 4, 12), block(7, 2, 10, 16, true), block(19, 4, 4, 12)],
  'show-all': [
    block(1, 1, 10, 8, true),
    block(13, 1, 10, 8, true),
    block(1, 11, 10, 8, true),
    block(13, 11, 10, 8, true),
  ],
};

export function TilesWidget({ id, schema, value, label, disabled, rawErrors, onChange, onBlur }: FormWidgetProps) {
  const language = useLanguage();
  const aria = errorAria(id, rawErrors);
  return (
    <Box
      id={id}
      role="radiogroup"
      aria-label={label}
      {...aria}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))', gap: '12px' }}
    >
      {choicesOf(schema).map((choice) => (
        <Box
          component="label"
          key={choice}
          sx={{
            position: 'relative',
            display: 'flex',
            alignItems: 'center',
            gap: '10px',
            minBlockSize: 52,
            paddingInline: '10px',
            border: `1px solid ${tokens.line}`,
            borderRadius: '12px',
            cursor: 'pointer',
            fontSize: 13.5,
            backgroundColor: tokens.surface,
            '&:has(:checked)': {
              borderColor: tokens.accent,
              boxShadow: `0 0 0 1px ${tokens.accent}`,
              backgroundColor: tokens.selected,
            },
            '&:has(:focus-visible)': { outline: `3px solid ${tokens.accent}`, outlineOffset: 3 },
          }}
        >
          <input
            type="radio"
            name={id}
            className="sr-only"
            checked={value === choice}
            disabled={disabled ?? false}
            onChange={() => onChange(choiceValue(schema, choice))}
            onBlur={() => onBlur(id, value)}
          />
          {DRAWINGS[choice] && (
            <svg viewBox="0 0 24 20" width={28} height={24} aria-hidden="true" style={{ flexShrink: 0 }}>
              {DRAWINGS[choice]}
            </svg>
          )}
          {schema['x-options']?.[choice]?.[language] ?? choice}
        </Box>
      ))}
    </Box>
  );
}
