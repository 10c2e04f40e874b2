/**
 * The inputs for a use of a group of extras: the group, its limits, its sizes, and the extras that are left out or have
 * another price.
 */
import { createContext, useContext } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ruleText, valueAtPointer, type Extra, type ExtraGroup } from '@qaima/schemas';
import { elementsOf, propertyOf, textsIn } from '@qaima/schemas/core/typeGuards';
import { NativeSelect } from '../../components/NativeSelect.js';
import { sizeCodesOf } from '../../data/extraUses.js';
import { useMenu, type MenuSection } from '../../data/menu.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { CheckList } from '../form/CheckList.js';
import { errorAria, RowContext, useFormContext } from '../form/formContext.js';
import type { FormFieldProps, FormWidgetProps } from '../form/formTypes.js';
import { NumberWidget } from '../form/widgets/NumberWidget.js';
import { groupById } from './ExtraUseDifferences.js';

/** The edited section, or the section of the edited item. */
export const UsesSectionContext = createContext<MenuSection | undefined>(undefined);

/** The rule of a group as a sentence. */
export const groupRule = (group: ExtraGroup, language: 'ar' | 'en') =>
  ruleText({ ...group, isNoneAllowed: group.orNone }, language);

/** The group of the row that contains a field. */
function useGroupOfRow(): ExtraGroup | undefined {
  const { data: menu } = useMenu();
  const row = useContext(RowContext);
  const { values } = useFormContext();
  return groupById(menu?.extraGroups, propertyOf(valueAtPointer(values, `/${row?.path.join('/') ?? ''}`), 'group'));
}

/** `Omit` would give the widget's properties the type `any`, so the needed ones are picked. */
interface OptionsProps extends Pick<
  FormWidgetProps,
  'id' | 'value' | 'label' | 'required' | 'disabled' | 'rawErrors' | 'onChange' | 'onBlur'
> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function OptionsWidget({ id, value, label, required, disabled, rawErrors, options, onChange, onBlur }: OptionsProps) {
  const t = useTranslate();
  const aria = errorAria(id, rawErrors);
  return (
    <NativeSelect
      value={typeof value === 'string' ? value : ''}
      disabled={disabled ?? false}
      error={'aria-invalid' in aria}
      onChange={({ target }) => onChange(target.value || undefined)}
      onBlur={() => onBlur(id, value)}
      inputProps={{ id, 'aria-label': label, 'aria-required': required ?? false, ...aria }}
    >
      <option value="">{t('form.choose')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}

/** A select for the group of this row. Groups that other rows already use are not offered. */
export function GroupWidget(props: FormWidgetProps) {
  const { data: menu } = useMenu();
  const language = useLanguage();
  const group = useGroupOfRow();
  const { values } = useFormContext();
  const used = elementsOf(values['extras']).map((use) => propertyOf(use, 'group'));
  const options = (menu?.extraGroups ?? [])
    .filter(({ _id }) => _id === props.value || !used.includes(_id))
    .map(({ _id, title }) => ({ value: _id, label: title }));
  return (
    <>
      <OptionsWidget {...props} options={options} />
      {group && (
        <Box sx={{ paddingInlineStart: '4px', color: tokens.muted, fontSize: 12.5, lineHeight: '19px' }}>
          {groupRule(group, language)}
        </Box>
      )}
    </>
  );
}

/** A select of the extras of the row's group. */
export function ExtraWidget(props: FormWidgetProps) {
  const { data: menu } = useMenu();
  const { values } = useFormContext();
  const row = useContext(RowContext);
  // The path is for example `/extras/0/prices/1`; its first two segments are the use.
  const use = valueAtPointer(values, `/${row?.path.slice(0, 2).join('/') ?? ''}`);
  const options = extrasOf(groupById(menu?.extraGroups, propertyOf(use, 'group')));
  return <OptionsWidget {...props} options={options} />;
}

const extrasOf = (group: ExtraGroup | undefined) =>
  (group?.extras ?? []).map(({ _id = '', title }: Extra) => ({ value: _id, label: title }));

/** A limit of a use: a number, or `null` for "no limit". If the input is empty, the group's limit applies. */
export function LimitWidget(props: FormWidgetProps) {
  const t = useTranslate();
  const hasNone = props.value === null;
  return (
    <Box sx={{ display: 'grid', gap: '2px', justifyItems: 'start' }}>
      <NumberWidget {...props} {...(hasNone && { value: undefined })} />
      <Button
        size="small"
        color="inherit"
        aria-pressed={hasNone}
        onClick={() => props.onChange(hasNone ? undefined : null)}
        sx={{ paddingInline: '8px', fontSize: 13, ...(hasNone && { backgroundColor: tokens.accentSoft }) }}
      >
        {t('extras.noLimit')}
      </Button>
    </Box>
  );
}

/** The size codes to offer: those of the item, or those of all items of the section. */
function useSizeCodes(): readonly string[] {
  const section = useContext(UsesSectionContext);
  const { values } = useFormContext();
  if (!values['subItems']) return section ? sizeCodesOf([section]) : [];
  return elementsOf(values['subItems']).flatMap((subItem) => {
    const code = propertyOf(subItem, 'code');
    return typeof code === 'string' && code !== '' ? [code] : [];
  });
}

export function SizesField(props: FormFieldProps) {
  const t = useTranslate();
  const chosen = textsIn(props.formData);
  const codes = [...new Set([...useSizeCodes(), ...chosen])];
  return (
    <CheckList
      field={props}
      options={codes.map((code) => ({ value: code, label: code }))}
      hint={codes.length === 0 ? t('extras.noSizes') : chosen.length === 0 ? t('extras.allSizes') : undefined}
    />
  );
}

export function WithoutField(props: FormFieldProps) {
  return <CheckList field={props} options={extrasOf(useGroupOfRow())} />;
}
