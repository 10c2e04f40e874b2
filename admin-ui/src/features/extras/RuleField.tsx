/**
 * Edits a group's rule as a sentence with number inputs. Presets fill in the numbers. This field replaces five fields
 * of the generated form.
 */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { extraGroupSchema, schemaLabel } from '@qaima/schemas';
import { entriesOf } from '@qaima/schemas/core/typeGuards';
import { NumberInput } from '../../components/NumberInput.js';
import { Switch } from '../../components/Switch.js';
import { useNumberText } from '../../components/useNumberText.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { useFormContext } from '../../schema-ui/form/formContext.js';
import type { FormFieldProps } from '../../schema-ui/form/formTypes.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { ErrorText } from '../../schema-ui/form/templates/ErrorText.js';
import { tokens } from '../../theme/theme.js';
import { activeRulePreset, RULE_NUMBERS, RULE_PRESETS, type Rule, type RuleNumber } from './rulePresets.js';

const { properties } = extraGroupSchema;

const ruleOf = ({ min, max, free, each, orNone }: FormValues): Rule => ({
  min,
  max,
  free,
  each,
  orNone: orNone === true,
});

export function RuleField({ fieldPathId, disabled, onChange }: FormFieldProps) {
  const t = useTranslate();
  const { values, errorSchema, touch } = useFormContext();
  const id = fieldPathId.$id;
  const idOf = (name: keyof Rule) => id.replace(/min$/, name);
  const rule = ruleOf(values);
  const set = (changes: Partial<Rule>) => {
    for (const [name, value] of entriesOf(changes)) onChange(value, [name], undefined, idOf(name));
    // All numbers are in one sentence: a change of one number shows the errors of all.
    for (const name of RULE_NUMBERS) touch(idOf(name));
  };
  const active = activeRulePreset(rule);
  const errors = [...RULE_NUMBERS, 'orNone' as const].flatMap((name) => errorSchema[name]?.__errors ?? []);
  const isOptional = typeof rule.min === 'number' && rule.min > 0;
  return (
    <Box component="section" aria-label={t('extras.rule')} sx={{ display: 'grid', gap: '10px' }}>
      <Box role="group" aria-label={t('extras.presets')} sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        {RULE_PRESETS.map(({ name, fill }) => (
          <Button
            key={name}
            variant="outlined"
            color="inherit"
            aria-pressed={active === name}
            disabled={disabled ?? false}
            onClick={() => set(fill(rule))}
            sx={active === name ? chosenSx : { fontWeight: 400 }}
          >
            {t(`extras.${name}`)}
          </Button>
        ))}
      </Box>
      <Box sx={sentenceSx}>
        {RULE_NUMBERS.map((name) => {
          const [before, after] = t(`extras.sentence.${name}`).split('%{number}');
          return (
            <Box key={name} component="span" sx={phraseSx}>
              {before}
              <SentenceNumber
                id={idOf(name)}
                name={name}
                value={rule[name]}
                isWrong={errors.length > 0}
                describedBy={`${id}__error`}
                disabled={disabled ?? false}
                onChange={(value) => set({ [name]: value })}
              />
              {after}
            </Box>
          );
        })}
        {isOptional && (
          <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: '8px', minBlockSize: 44 }}>
            <Switch
              id={idOf('orNone')}
              checked={rule.orNone}
              disabled={disabled}
              onCheckedChange={(orNone) => set({ orNone })}
            />
            {t('extras.orNone')}
          </Box>
        )}
        <Box role="status" sx={{ flexBasis: '100%' }}>
          <ErrorText id={id} errors={errors} />
        </Box>
      </Box>
    </Box>
  );
}

const chosenSx = {
  color: tokens.surface,
  backgroundColor: tokens.text,
  '&:hover': { backgroundColor: tokens.text },
} as const;

/** A number stays in one line with its words if there is enough space. Otherwise a phone separates them. */
const phraseSx = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 8px',
  maxInlineSize: '100%',
} as const;

const sentenceSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 8px',
  padding: '10px 14px',
  borderRadius: '14px',
  backgroundColor: tokens.head,
  lineHeight: '26px',
} as const;

interface SentenceNumberProps {
  readonly id: string;
  readonly name: RuleNumber;
  readonly value: unknown;
  readonly isWrong: boolean;
  readonly describedBy: string;
  readonly disabled: boolean;
  readonly onChange: (value: number | string | null | undefined) => void;
}

function SentenceNumber({ id, name, value, isWrong, describedBy, disabled, onChange }: SentenceNumberProps) {
  const t = useTranslate();
  const language = useLanguage();
  const limits = properties[name];
  const label = schemaLabel(limits, language);
  const canBeNone = name === 'max' || name === 'each';
  const number = useNumberText({ value, limits, written: String, onChange });
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '4px' }}>
      {value !== null && (
        <NumberInput
          id={id}
          number={number}
          limits={limits}
          label={label}
          strong
          width={58}
          disabled={disabled}
          {...(isWrong && { 'aria-invalid': true, 'aria-describedby': describedBy })}
        />
      )}
      {canBeNone && (
        <Button
          size="small"
          color={value === null ? 'inherit' : 'primary'}
          aria-pressed={value === null}
          aria-label={t('extras.noLimitOf', { label })}
          disabled={disabled}
          onClick={() => onChange(value === null ? 1 : null)}
          sx={{ minInlineSize: 0, paddingInline: '8px', ...(value === null ? chosenSx : { fontSize: 13 }) }}
        >
          {t('extras.noLimit')}
        </Button>
      )}
    </Box>
  );
}
