/** A field for a list of strings, with a checkbox for each possible value. Not shown where there is nothing to choose. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { textsIn } from '@qaima/schemas/core/typeGuards';
import { Checkbox } from '../../components/Checkbox.js';
import { scrollShadows, tokens } from '../../theme/theme.js';
import type { FormFieldProps } from './formTypes.js';

interface CheckListProps {
  readonly field: FormFieldProps;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly hint?: ReactNode;
}

export function CheckList({ field: { formData, fieldPathId, uiSchema, onChange }, options, hint }: CheckListProps) {
  if (options.length === 0) return null;
  const chosen = textsIn(formData);
  const choose = (value: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, value] : chosen.filter((one) => one !== value);
    onChange(next, fieldPathId.path, undefined, fieldPathId.$id);
  };
  return (
    <Box component="fieldset" sx={{ margin: 0, padding: 0, border: 0, minInlineSize: 0 }}>
      <Box component="legend" sx={{ padding: 0, fontSize: 13, lineHeight: '22px', fontWeight: 600 }}>
        {uiSchema?.['ui:title']}
      </Box>
      {hint && <Box sx={{ color: tokens.muted, fontSize: 13 }}>{hint}</Box>}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
          marginInline: '-12px 0',
          maxBlockSize: 264,
          overflowY: 'auto',
          background: scrollShadows,
        }}
      >
        {options.map(({ value, label }) => (
          <Box component="label" key={value} sx={{ display: 'flex', alignItems: 'center', cursor: 'pointer' }}>
            <Checkbox
              label={label}
              checked={chosen.includes(value)}
              onCheckedChange={(isChosen) => choose(value, isChosen)}
            />
            <Box component="bdi" sx={{ minInlineSize: 0, overflowWrap: 'anywhere', textAlign: 'match-parent' }}>
              {label}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
