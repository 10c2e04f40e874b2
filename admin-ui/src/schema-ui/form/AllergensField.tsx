/**
 * The allergens of a dish: each is contained, may be contained, or is not listed. Collapsed at first, because few dishes
 * have many. (docs/spec/domain.md#nutrition-and-allergens)
 */
import Box from '@mui/material/Box';
import {
  ALLERGENS,
  ALLERGEN_LABELS,
  allergensText,
  labelFields,
  PRESENCE_LABELS,
  PRESENCES,
  schemaLabel,
  valueAtPointer,
  type Allergen,
} from '@qaima/schemas';
import { elementsOf, isOneOf, propertyOf } from '@qaima/schemas/core/typeGuards';
import { Segmented } from '../../components/Segmented.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import type { CellProps } from '../fieldOverrides.js';
import { useFormContext } from './formContext.js';
import type { FormFieldProps } from './formTypes.js';

const STATES = ['none', ...PRESENCES] as const;
type State = (typeof STATES)[number];

const stateOf = (listed: readonly unknown[], code: Allergen): State => {
  const entry = listed.find((one) => propertyOf(one, 'code') === code);
  if (entry === undefined) return 'none';
  return propertyOf(entry, 'presence') === 'may-contain' ? 'may-contain' : 'contains';
};

/** The allergens as a short text. */
export function AllergensCell({ value }: CellProps) {
  return allergensText(value, useLanguage());
}

interface AllergensFieldProps extends FormFieldProps {
  readonly isOpen?: boolean;
}

export function AllergensField(props: AllergensFieldProps) {
  const { formData, fieldPathId, uiSchema, disabled, onChange, isOpen = false } = props;
  const t = useTranslate();
  const language = useLanguage();
  const { values } = useFormContext();
  const listed = elementsOf(formData);
  // The declaration is the next field of the same item, size or extra.
  const isDeclared =
    valueAtPointer(values, `/${[...fieldPathId.path.slice(0, -1), 'allergensDeclared'].join('/')}`) === true;
  const choose = (code: Allergen, state: string) => {
    const next = ALLERGENS.flatMap((one) => {
      const presence = one === code && isOneOf(STATES, state) ? state : stateOf(listed, one);
      return presence === 'none' ? [] : [{ code: one, presence }];
    });
    onChange(next, fieldPathId.path, undefined, fieldPathId.$id);
  };
  const choices = STATES.map((value) => ({
    value,
    label: value === 'none' ? t('allergens.none') : PRESENCE_LABELS[value][language],
  }));
  return (
    <Box
      component="details"
      open={isOpen}
      sx={{ border: `1px solid ${tokens.line}`, borderRadius: '14px', paddingInline: '14px' }}
    >
      <Box component="summary" sx={{ paddingBlock: '10px', minBlockSize: tokens.target, cursor: 'pointer' }}>
        <Box component="span" sx={{ fontSize: 14, fontWeight: 700 }}>
          {uiSchema?.['ui:title']}
        </Box>
        <Box sx={{ color: tokens.muted, fontSize: 13 }}>
          {allergensText(listed, language) || t(isDeclared ? 'allergens.declaredNone' : 'allergens.empty')}
        </Box>
        {listed.length > 0 && !isDeclared && (
          <Box sx={{ color: tokens.muted, fontSize: 13 }}>
            {t('allergens.declareHint', { label: schemaLabel(labelFields.allergensDeclared, language) })}
          </Box>
        )}
      </Box>
      {ALLERGENS.map((code) => (
        <Box
          key={code}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(84px, 1fr) minmax(0, 260px)',
            gap: '8px',
            alignItems: 'center',
            paddingBlockEnd: '8px',
          }}
        >
          <span aria-hidden="true">{ALLERGEN_LABELS[code][language]}</span>
          <Segmented
            id={`${fieldPathId.$id}-${code}`}
            label={ALLERGEN_LABELS[code][language]}
            value={stateOf(listed, code)}
            choices={choices}
            disabled={disabled ?? false}
            onChange={(state) => choose(code, state)}
          />
        </Box>
      ))}
    </Box>
  );
}
