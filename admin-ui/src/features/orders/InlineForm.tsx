/**
 * A form in one line. It ignores a second submit while the first is pending, and keeps the typed text until it is
 * stored.
 */
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { LoaderCircle, Plus, RefreshCw, type LucideIcon } from 'lucide-react';
import { useTranslate } from '../../i18n/i18n.js';
import buttons from './buttons.module.css';
import fields from './fields.module.css';

/** ARIA attributes that connect the field with its error message. */
interface FieldAria {
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface InlineFormProps {
  readonly action: string;
  /** The icon of the button; by default a plus sign. */
  readonly icon?: LucideIcon;
  /** The text of the button after a failed attempt; by default “retry”. */
  readonly retry?: string | undefined;
  /** Why the text can't be submitted; shown after an attempt. */
  readonly problem?: string | null;
  /** Whether the user has typed something. If not, the button is hidden and a submit has no effect. */
  readonly isBegun?: boolean;
  /** Stores the text. @returns whether that succeeded; a notification shows an error. Null if the user declined. */
  readonly onSend: () => Promise<boolean | null>;
  readonly children: (aria: FieldAria) => ReactNode;
}

const ICONS = { busy: LoaderCircle, failed: RefreshCw } as const;

export function InlineForm({
  action,
  icon = Plus,
  retry,
  problem = null,
  isBegun = true,
  onSend,
  children,
}: InlineFormProps) {
  const t = useTranslate();
  const problemId = useId();
  const [tried, setTried] = useState(false);
  const [state, setState] = useState<'idle' | keyof typeof ICONS>('idle');
  const isWrong = tried && problem !== null;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (state === 'busy' || !isBegun || problem !== null) return;
    setState('busy');
    const done = await onSend();
    setTried(done === false);
    setState(done === false ? 'failed' : 'idle');
  };
  const Icon = state === 'idle' ? icon : ICONS[state];
  return (
    <form className={fields['inline']} onSubmit={(event) => void submit(event)} noValidate>
      {children({ 'aria-invalid': isWrong, 'aria-describedby': isWrong ? problemId : undefined })}
      {isBegun && (
        <button type="submit" className={buttons['button']} disabled={state === 'busy'} aria-busy={state === 'busy'}>
          <Icon size={18} aria-hidden="true" />
          {state === 'failed' ? (retry ?? t('trouble.retry')) : action}
        </button>
      )}
      {isWrong && (
        <p id={problemId} role="alert" className={fields['problem']}>
          {problem}
        </p>
      )}
    </form>
  );
}
