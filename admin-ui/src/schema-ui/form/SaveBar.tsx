/** The footer of a form: submit button, number of unsaved changes, discard button. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { StickyFooter } from '../../components/StickyFooter.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';

/** The `name` attribute of the second submit button. */
export const SAVE_AND_ADD = 'again';

export interface SaveBarProps {
  readonly submit: string;
  /** The label of the second submit button, if there is one. */
  readonly again?: string | undefined;
  readonly sending: boolean;
  /** Whether the form edits a record. The form can then be submitted or discarded only if there are changes. */
  readonly edits: boolean;
  readonly changeCount: number;
  readonly wrongCount: number;
  readonly leading: boolean;
  /**
   * `end`: at the end of the form. `sticky`: at the bottom of a panel. `page`: at the bottom of the page while there
   * are unsaved changes.
   */
  readonly place: 'end' | 'sticky' | 'page';
  readonly onDiscard: () => void;
  /** Only for a bar outside its form. Without it, the button submits the form around it. */
  readonly onSave?: () => void;
}

/** On a page, the bar looks like a card. */
const floats = {
  insetBlockEnd: '12px',
  border: `1px solid ${tokens.line}`,
  borderRadius: '16px',
  boxShadow: 'var(--lift)',
} as const;

const sticksToEnd = {
  marginBlockStart: 2,
  paddingBlockStart: 1.5,
  borderBlockStart: '2px solid transparent',
} as const;

/** The automatic margin moves the bar of a short form to the bottom of its panel. */
const PLACES = {
  end: sticksToEnd,
  sticky: { marginBlockStart: 'auto' },
  page: { marginBlockStart: 'auto', ...floats },
};

const errored = { borderBlockStart: `2px solid ${tokens.danger}` } as const;

export function SaveBar(props: SaveBarProps) {
  const { submit, again, sending, edits, changeCount, wrongCount, leading, place, onDiscard, onSave } = props;
  const t = useTranslate();
  const dirty = changeCount > 0;
  const fills = place === 'sticky';
  const Bar = place === 'end' ? Box : StickyFooter;
  if (place === 'page' && !dirty && !sending) return null;
  return (
    <Bar sx={{ ...PLACES[place], ...(wrongCount > 0 && errored) }}>
      <Box
        role="status"
        sx={{ fontSize: 12.5, lineHeight: '19px', color: tokens.danger, marginBlockEnd: wrongCount > 0 ? '6px' : 0 }}
      >
        {wrongCount > 0 && t('form.invalid', { smart_count: wrongCount })}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Button
          {...(onSave ? { type: 'button', onClick: onSave } : { type: 'submit' })}
          variant={leading ? 'contained' : 'outlined'}
          color={leading ? 'primary' : 'inherit'}
          disabled={sending || (edits && !dirty)}
          sx={{ flexGrow: fills ? 1 : 0, minInlineSize: 120 }}
        >
          {submit}
        </Button>
        {again && (
          <Button
            type="submit"
            name={SAVE_AND_ADD}
            variant="outlined"
            color="inherit"
            disabled={sending || (edits && !dirty)}
          >
            {again}
          </Button>
        )}
        {edits && (
          <Button variant="outlined" color="inherit" onClick={onDiscard} disabled={sending || !dirty}>
            {t('form.discard')}
          </Button>
        )}
        {!fills && edits && dirty && <UnsavedCount count={changeCount} />}
      </Box>
    </Bar>
  );
}

export function UnsavedCount({ count }: { readonly count: number }) {
  const t = useTranslate();
  return (
    <Box
      component="span"
      role="status"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        color: tokens.warning,
        fontSize: 13,
        lineHeight: '20px',
      }}
    >
      {count > 0 && (
        <>
          <Box component="span" sx={{ inlineSize: 8, blockSize: 8, borderRadius: '50%', backgroundColor: '#c77700' }} />
          {t('form.unsaved', { smart_count: count })}
        </>
      )}
    </Box>
  );
}
