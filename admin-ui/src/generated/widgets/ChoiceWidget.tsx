/** A drop-down whose empty first option asks to choose. The platform's own: phones have the better picker. */
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Schema } from '@qaima/schemas';
import { ChevronDown } from 'lucide-react';
import { useLanguage, useSay } from '../../app/i18n.js';
import { choicesOf, choiceValue, useFieldAria } from '../formParts.js';
import type { FormWidgetProps } from '../formTypes.js';

const Arrow = ({ className }: { readonly className?: string }) => <ChevronDown className={className} size={18} />;

export function ChoiceWidget({ id, schema, value, required, disabled, onChange, onBlur }: FormWidgetProps) {
  const say = useSay();
  const language = useLanguage();
  const aria = useFieldAria(id);
  const shape = schema as Schema;
  const words = shape['x-options'];
  return (
    <NativeSelect
      fullWidth
      input={<OutlinedInput />}
      error={'aria-invalid' in aria}
      IconComponent={Arrow}
      value={value === undefined || value === null ? '' : String(value)}
      disabled={disabled ?? false}
      onChange={({ target }) => onChange(target.value === '' ? undefined : choiceValue(shape, target.value))}
      onBlur={() => onBlur(id, value)}
      inputProps={{ id, 'aria-required': required ?? false, ...aria }}
      sx={{
        '& .MuiNativeSelect-icon': { insetInlineEnd: 12, insetInlineStart: 'auto', top: 13, color: 'text.secondary' },
      }}
    >
      <option value="">{say('form.choose')}</option>
      {choicesOf(shape).map((choice) => (
        <option key={choice} value={choice}>
          {words?.[choice]?.[language] ?? choice}
        </option>
      ))}
    </NativeSelect>
  );
}
