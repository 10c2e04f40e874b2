/**
 * If another user has changed the same fields, a dialog asks whose values to keep, for each field or for all at once.
 */
import { useCallback, useId, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { schemaLabel, type Currency, type ObjectSchema } from '@qaima/schemas';
import { DateTime } from '../../components/DateTime.js';
import { Dialog } from '../../components/Dialog.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { nameOf, overrideOf, type Overrides } from '../fieldOverrides.js';
import { ValueText } from '../ValueText.js';
import { FormContext, emptyFormContext } from './formContext.js';
import type { Choices, FieldConflict, Side } from './resolveConflicts.js';

interface Asked {
  readonly conflicts: readonly FieldConflict[];
  readonly answer: (choices: Choices | null) => void;
}

export interface ConflictQuestion {
  /** Resolves to the chosen side of each conflict; null if the user cancels. */
  readonly choose: (conflicts: readonly FieldConflict[]) => Promise<Choices | null>;
  readonly dialog: ReactNode;
}

export function useConflictDialog(schema: ObjectSchema, currency: Currency, overrides?: Overrides): ConflictQuestion {
  const [asked, setAsked] = useState<Asked | null>(null);
  const choose = useCallback(
    (conflicts: readonly FieldConflict[]) =>
      new Promise<Choices | null>((answer) => {
        setAsked({ conflicts, answer });
      }),
    [],
  );
  const answer = (choices: Choices | null) => {
    asked?.answer(choices);
    setAsked(null);
  };
  const dialog = asked && (
    <FormContext value={emptyFormContext(currency)}>
      <ConflictDialog conflicts={asked.conflicts} schema={schema} overrides={overrides} onAnswer={answer} />
    </FormContext>
  );
  return { choose, dialog };
}

interface ConflictDialogProps {
  readonly conflicts: readonly FieldConflict[];
  readonly schema: ObjectSchema;
  readonly overrides?: Overrides | undefined;
  readonly onAnswer: (choices: Choices | null) => void;
}

export function ConflictDialog({ conflicts, schema, overrides, onAnswer }: ConflictDialogProps) {
  const t = useTranslate();
  const id = useId();
  const [choices, setChoices] = useState<Choices>({});
  const all = (side: Side) => setChoices(Object.fromEntries(conflicts.map(({ field }) => [field, side])));
  return (
    <Dialog
      open
      onClose={() => onAnswer(null)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
    >
      <DialogTitle
        id={`${id}-title`}
        component="h2"
        sx={{ fontSize: 18, fontWeight: 800, paddingBlockEnd: '4px', paddingInline: { xs: '16px', sm: '24px' } }}
      >
        {t('conflict.title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: '20px', paddingInline: { xs: '16px', sm: '24px' } }}>
        <Box id={`${id}-text`} sx={{ color: tokens.muted, fontSize: 14, lineHeight: '22px' }}>
          {t('conflict.hint')}
        </Box>
        {conflicts.map((conflict) => (
          <FieldChoice
            key={conflict.field}
            conflict={conflict}
            schema={schema}
            overrides={overrides}
            chosen={choices[conflict.field]}
            onChoose={(side) => setChoices((now) => ({ ...now, [conflict.field]: side }))}
          />
        ))}
        {conflicts.length > 1 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
            <Button variant="outlined" color="inherit" onClick={() => all('mine')}>
              {t('conflict.allMine')}
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => all('theirs')}>
              {t('conflict.allTheirs')}
            </Button>
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ paddingInline: { xs: '16px', sm: '24px' }, paddingBlock: '12px 20px', gap: 1 }}>
        <Button variant="outlined" color="inherit" onClick={() => onAnswer(null)}>
          {t('form.stay')}
        </Button>
        <Button
          variant="contained"
          disabled={!conflicts.every(({ field }) => choices[field])}
          onClick={() => onAnswer(choices)}
        >
          {t('form.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface FieldChoiceProps {
  readonly conflict: FieldConflict;
  readonly schema: ObjectSchema;
  readonly overrides?: Overrides | undefined;
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

function FieldChoice({ conflict, schema, overrides, chosen, onChoose }: FieldChoiceProps) {
  const { field, mine, theirs, by, at } = conflict;
  const t = useTranslate();
  const language = useLanguage();
  const name = useId();
  const property = schema.properties[field] ?? {};
  const { cell, empty } = overrideOf(`${nameOf(schema)}.${field}`, overrides);
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: '8px', margin: 0, padding: 0, border: 0, minInlineSize: 0 }}>
      <Box component="legend" sx={{ padding: 0, marginBlockEnd: '6px', fontSize: 15, fontWeight: 700 }}>
        {schemaLabel(property, language, field)}
      </Box>
      {(['mine', 'theirs'] as const).map((side) => (
        <Box
          component="label"
          key={side}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            alignItems: 'start',
            gap: '2px 10px',
            minBlockSize: 44,
            padding: '10px 12px',
            borderRadius: '12px',
            border: `1px solid ${tokens.line}`,
            cursor: 'pointer',
            '&:has(:checked)': { borderColor: tokens.accent, backgroundColor: tokens.hover },
          }}
        >
          <Box
            component="input"
            type="radio"
            name={name}
            checked={chosen === side}
            onChange={() => onChoose(side)}
            sx={{ inlineSize: 20, blockSize: 20, margin: '2px 0', accentColor: tokens.accent }}
          />
          <span>{t(side === 'mine' ? 'conflict.mine' : 'conflict.theirs')}</span>
          <Box sx={{ gridColumn: 2, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', fontWeight: 600 }}>
            <ValueText schema={property} value={side === 'mine' ? mine : theirs} cell={cell} empty={empty} />
          </Box>
          {side === 'theirs' && by && at && (
            <Box sx={{ gridColumn: 2, color: tokens.muted, fontSize: 13, lineHeight: '20px' }}>
              {t('conflict.by')} <bdi>{by.name || by.username}</bdi> · <DateTime at={at} />
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
