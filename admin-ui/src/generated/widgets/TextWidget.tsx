/** A line of text, or several. What is never Arabic (links, phones, mail, hours) is written from left to right. */
import OutlinedInput from '@mui/material/OutlinedInput';
import { useLtrAlign } from '../../app/i18n.js';
import { useFieldAria } from '../formParts.js';
import type { FormWidgetProps } from '../formTypes.js';

interface Kind {
  readonly type: 'text' | 'url' | 'tel' | 'email' | 'date' | 'password';
  readonly inputMode?: 'url' | 'tel' | 'email' | 'numeric';
  readonly autoComplete?: string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  'web-link': { type: 'url', inputMode: 'url' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  date: { type: 'date' },
  colour: { type: 'text' },
  'menu-username': { type: 'text', autoComplete: 'off' },
};

interface TextProps extends FormWidgetProps {
  readonly rows?: number;
}

export function TextWidget({ id, schema, value, required, disabled, rows, onChange, onBlur }: TextProps) {
  const aria = useFieldAria(id);
  const ltrAlign = useLtrAlign();
  const kind = schema.format ? KINDS[schema.format] : undefined;
  const { type, ...input } = kind ?? { type: 'text' as const };
  return (
    <OutlinedInput
      id={id}
      fullWidth
      type={rows ? 'text' : type}
      {...(rows ? { multiline: true, minRows: rows, maxRows: 8 } : {})}
      value={typeof value === 'string' ? value : ''}
      disabled={disabled ?? false}
      error={'aria-invalid' in aria}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      onBlur={() => onBlur(id, value)}
      inputProps={{
        dir: kind ? 'ltr' : 'auto',
        'aria-required': required ?? false,
        autoComplete: 'off',
        ...input,
        ...aria,
        style: { textAlign: kind ? ltrAlign : 'start', unicodeBidi: kind ? 'isolate' : 'plaintext' },
      }}
    />
  );
}

export const LongTextWidget = (props: FormWidgetProps) => <TextWidget {...props} rows={2} />;
