/**
 * The options of a combo's choice. Each option is an item; it can be restricted to one size and can add to the price.
 */
import { useContext, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import {
  amountLimits,
  comboChoiceSchema,
  interfaceUnit,
  schemaLabel,
  type ComboChoice,
  type Schema,
} from '@qaima/schemas';
import { elementsOf, isRecord, propertyOf } from '@qaima/schemas/core/typeGuards';
import { ListPlus, X } from 'lucide-react';
import { CurrencySign } from '../../../components/CurrencySign.js';
import { NativeSelect } from '../../../components/NativeSelect.js';
import { NumberInput } from '../../../components/NumberInput.js';
import { useNumberText } from '../../../components/useNumberText.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { useFormContext } from '../../../schema-ui/form/formContext.js';
import type { FormFieldProps } from '../../../schema-ui/form/formTypes.js';
import { ErrorText } from '../../../schema-ui/form/templates/ErrorText.js';
import { tokens } from '../../../theme/theme.js';
import { ComboItemsDialog } from './ComboItemsDialog.js';
import { ComboMenuContext } from './comboMenu.js';

/** While the user types, the price may be absent or a string. */
interface Option extends Pick<ComboChoice['of'][number], 'item' | 'subItem'> {
  readonly extra?: unknown;
}

const isOption = (value: unknown): value is Option => isRecord(value) && typeof value['item'] === 'string';

const { extra: addedPriceField, subItem: sizeField } = comboChoiceSchema.properties.of.items.properties;

export function ChoiceOptionsField({
  formData,
  fieldPathId,
  uiSchema,
  errorSchema,
  disabled,
  onChange,
}: FormFieldProps) {
  const t = useTranslate();
  const { sections } = useContext(ComboMenuContext);
  const { currency } = useFormContext();
  const [choosing, setChoosing] = useState(false);
  const options = elementsOf(formData).filter(isOption);
  const set = (next: readonly Option[]) => onChange(next, fieldPathId.path, undefined, fieldPathId.$id);
  const setIds = (ids: readonly string[]) =>
    set(
      ids.flatMap((id) => {
        const present = options.filter(({ item }) => item === id);
        return present.length > 0 ? present : [{ item: id }];
      }),
    );
  return (
    <Box component="section" id={fieldPathId.$id} tabIndex={-1} aria-label={uiSchema?.['ui:title'] ?? ''}>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {options.map((option, index) => (
          <OptionRow
            key={`${option.item} ${option.subItem ?? ''}`}
            id={`${fieldPathId.$id}_${index}`}
            option={option}
            errors={propertyOf(propertyOf(propertyOf(errorSchema, String(index)), 'extra'), '__errors')}
            disabled={disabled ?? false}
            onChange={(next) => set(options.map((one) => (one === option ? next : one)))}
            onRemove={() => set(options.filter((one) => one !== option))}
          />
        ))}
      </Box>
      <Button
        size="small"
        color="inherit"
        startIcon={<ListPlus size={18} />}
        disabled={disabled ?? false}
        onClick={() => setChoosing(true)}
      >
        {t('combos.chooseOptions')}
      </Button>
      <ComboItemsDialog
        open={choosing}
        sections={sections}
        currency={currency}
        ids={[...new Set(options.map(({ item }) => item))]}
        onChange={setIds}
        onClose={() => setChoosing(false)}
      />
    </Box>
  );
}

/** A visible label. The accessible name of the input also contains the item. */
function FieldLabel({ schema }: { readonly schema: Schema }) {
  const language = useLanguage();
  return (
    <Box aria-hidden="true" sx={{ color: tokens.muted, fontSize: 12.5, lineHeight: '20px' }}>
      {schemaLabel(schema, language)}
    </Box>
  );
}

interface OptionRowProps {
  readonly id: string;
  readonly option: Option;
  /** The errors of the added price. */
  readonly errors: unknown;
  readonly disabled: boolean;
  readonly onChange: (option: Option) => void;
  readonly onRemove: () => void;
}

function OptionRow({ id, option, errors, disabled, onChange, onRemove }: OptionRowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { known } = useContext(ComboMenuContext);
  const { currency } = useFormContext();
  const item = known.get(option.item);
  const title = item?.title ?? '—';
  const subItems = item?.subItems ?? [];
  const wrong = Array.isArray(errors) ? errors.map(String) : [];
  const limits = amountLimits(addedPriceField, currency);
  const number = useNumberText({
    value: option.extra,
    limits,
    written: String,
    onChange: (extra) => onChange({ ...option, extra }),
  });
  const setSubItem = (subItem: string) => {
    const { subItem: _former, ...rest } = option;
    onChange(subItem ? { ...rest, subItem } : rest);
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 8px',
        paddingBlock: '6px',
        borderBlockEnd: `1px solid ${tokens.line}`,
      }}
    >
      <Box sx={{ flex: '1 1 100%', display: 'flex', alignItems: 'center', fontSize: 14, overflowWrap: 'anywhere' }}>
        <Box component="bdi" sx={{ flexGrow: 1, fontWeight: 600 }}>
          {title}
        </Box>
        <IconButton aria-label={t('combos.removeItem', { title })} disabled={disabled} onClick={onRemove}>
          <X size={18} />
        </IconButton>
      </Box>
      {subItems.length > 0 && (
        <Box sx={{ flex: '1 1 110px' }}>
          <FieldLabel schema={sizeField} />
          <NativeSelect
            value={option.subItem ?? ''}
            disabled={disabled}
            onChange={({ target }) => setSubItem(target.value)}
            inputProps={{ 'aria-label': `${schemaLabel(sizeField, language)}: ${title}` }}
          >
            <option value="">{t('combos.anyOption')}</option>
            {subItems.map((subItem) => (
              <option key={subItem._id} value={subItem._id}>
                {subItem.title}
              </option>
            ))}
          </NativeSelect>
        </Box>
      )}
      <Box sx={{ flex: '1 1 110px' }}>
        <FieldLabel schema={addedPriceField} />
        <NumberInput
          id={id}
          number={number}
          limits={limits}
          label={`${schemaLabel(addedPriceField, language)}: ${title}`}
          unit={
            <>
              + <CurrencySign unit={interfaceUnit(currency, language)} />
            </>
          }
          disabled={disabled}
          {...(wrong.length > 0 && { 'aria-invalid': true, 'aria-describedby': `${id}__error` })}
        />
        <ErrorText id={id} errors={wrong} />
      </Box>
    </Box>
  );
}
