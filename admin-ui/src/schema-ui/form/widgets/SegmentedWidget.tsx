/** A segmented control for two or three short choices. */
import Box from '@mui/material/Box';
import { useLanguage } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import { choicesOf, choiceValue, errorAria } from '../formContext.js';
import type { FormWidgetProps } from '../formTypes.js';

export function SegmentedWidget({ id, schema, value, label, disabled, rawErrors, onChange, onBlur }: FormWidgetProps) {
  const language = useLanguage();
  const aria = errorAria(id, rawErrors);
  return (
    <Box
      id={id}
      role="radiogroup"
      aria-label={label}
      {...aria}
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: '1fr',
        gap: '3px',
        padding: '3px',
        blockSize: tokens.target,
        borderRadius: '12px',
        backgroundColor: tokens.sunken,
      }}
    >
      {choicesOf(schema).map((choice) => (
        <Box
          component="label"
          key={choice}
          sx={{
            position: 'relative',
            display: 'grid',
            placeItems: 'center',
            borderRadius: '10px',
            cursor: 'pointer',
            fontSize: 13.5,
            whiteSpace: 'nowrap',
            color: 'text.secondary',
            '&:has(:checked)': {
              backgroundColor: tokens.chosen,
              color: tokens.text,
              fontWeight: 700,
              boxShadow: tokens.lift,
            },
            '&:has(:focus-visible)': { outline: `3px solid ${tokens.accent}`, outlineOffset: 2 },
          }}
        >
          <input
            type="radio"
            name={id}
            className="sr-only"
            checked={String(value) === choice}
            disabled={disabled ?? false}
            onChange={() => onChange(choiceValue(schema, choice))}
            onBlur={() => onBlur(id, value)}
          />
          {schema['x-options']?.[choice]?.[language] ?? choice}
        </Box>
      ))}
    </Box>
  );
}
