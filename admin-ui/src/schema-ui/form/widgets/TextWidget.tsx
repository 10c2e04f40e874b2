/**
 * A text input with one or several lines. Links, phone numbers, e-mail addresses and times are left to right; links
 * wrap on phones.
 */
import type { KeyboardEvent } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { normalizers } from '@qaima/schemas';
import { useLtrAlign } from '../../../i18n/i18n.js';
import { errorAria } from '../formContext.js';
import type { FormWidgetProps } from '../formTypes.js';

interface Kind {
  /** Whether the text wraps although it is a single line. */
  readonly wraps?: true;
  readonly type: 'text' | 'url' | 'tel' | 'email' | 'password';
  readonly inputMode?: 'url' | 'tel' | 'email' | 'numeric';
  readonly autoComplete?: string;
}

const LINK: Kind = { type: 'url', inputMode: 'url', wraps: true };

const PHONE: Kind = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' };

const KINDS: Readonly<Record<string, Kind>> = {
  'web-link': LINK,
  'snapchat-link': LINK,
  'instagram-profile': LINK,
  'facebook-profile': LINK,
  'x-profile': LINK,
  // Not of type `url`, because it may be a phone number.
  'whatsapp-link': { type: 'text', wraps: true },
  phone: PHONE,
  'mobile-phone': PHONE,
  'venue-phone': PHONE,
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  colour: { type: 'text' },
  'menu-username': { type: 'text', autoComplete: 'off' },
};

/** Enter submits the form, because a wrapping field still contains a single line. */
function sendOnEnter(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

interface TextProps extends FormWidgetProps {
  readonly rows?: number;
}

export function TextWidget({ id, schema, value, required, disabled, rows, rawErrors, onChange, onBlur }: TextProps) {
  const aria = errorAria(id, rawErrors);
  const ltrAlign = useLtrAlign();
  const kind = schema.format ? KINDS[schema.format] : undefined;
  const { type, wraps, ...input }: Kind = kind ?? { type: 'text' };
  const lines = wraps
    ? { multiline: true, minRows: 1, maxRows: 6 }
    : rows && { multiline: true, minRows: rows, maxRows: 8 };
  const text = typeof value === 'string' ? value : '';
  const leave = () => {
    const normal = normalizers[schema.format ?? '']?.(text) ?? text;
    if (normal !== text) onChange(normal);
    onBlur(id, value);
  };
  return (
    <OutlinedInput
      id={id}
      fullWidth
      type={lines ? 'text' : type}
      {...lines}
      value={text}
      disabled={disabled ?? false}
      error={'aria-invalid' in aria}
      onChange={({ target }) => onChange((wraps ? target.value.replace(/[\r\n]+/g, '') : target.value) || undefined)}
      onBlur={leave}
      {...(wraps ? { onKeyDown: sendOnEnter } : {})}
      inputProps={{
        dir: kind ? 'ltr' : 'auto',
        'aria-required': required ?? false,
        autoComplete: 'off',
        ...input,
        ...aria,
        style: {
          textAlign: kind ? ltrAlign : 'start',
          unicodeBidi: kind ? 'isolate' : 'plaintext',
          overflowWrap: 'anywhere',
        },
      }}
    />
  );
}

export const LongTextWidget = (props: FormWidgetProps) => <TextWidget {...props} rows={2} />;
