/** An array of objects as a table of inputs. Deleting a row with content is confirmed. */
import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { valueAtPointer, type Schema } from '@qaima/schemas';
import { propertyOf } from '@qaima/schemas/core/objects';
import { Plus, Trash2 } from 'lucide-react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import type { RowExtra } from '../../overrides.js';
import { RowContext, useFormContext } from '../formContext.js';
import type { FormSchema } from '../formTypes.js';
import type { FormValues } from '../formValues.js';
import { requiredMark } from '../requiredMark.js';
import { isDrawn } from '../uiSchemaOf.js';

type ListProps = ArrayFieldTemplateProps<FormValues[], FormSchema, object>;
type RowProps = ArrayFieldItemTemplateProps<FormValues, FormSchema, object>;

/** `uiSchemaOf` has set it from an override. */
const extraOf = (uiSchema: unknown) =>
  propertyOf(propertyOf(uiSchema, 'ui:options'), 'rowExtra') as RowExtra | undefined;

/** The properties of a row that are drawn. */
const fieldsOf = (schema: Schema, uiSchema: unknown): [string, Schema][] =>
  Object.entries(schema.properties ?? {}).filter(([name]) => isDrawn(propertyOf(uiSchema, name)));

const titleOf = (uiSchema: unknown) => {
  const title = propertyOf(uiSchema, 'ui:title');
  return typeof title === 'string' ? title : undefined;
};

const isNumeric = (schema: Schema) => schema.type === 'number' || schema.type === 'integer';

/** Text columns grow, number columns have a fixed width, then extras and the delete button. */
const columnsFor = (fields: readonly (readonly [string, Schema])[], extra: RowExtra | undefined) => {
  const widths = fields.map(([, field]) => (isNumeric(field) ? '98px' : 'minmax(56px, 1fr)'));
  return [...(widths.length > 0 ? widths : ['minmax(56px, 1fr)']), ...(extra ? ['60px'] : []), '44px'].join(' ');
};

const line = { display: 'grid', gap: '5px', alignItems: 'center', paddingInlineStart: '8px' } as const;

export function ArrayTemplate({ items, schema, uiSchema, canAdd, onAddClick, disabled }: ListProps) {
  const t = useTranslate();
  const rowSchema: Schema = schema.items ?? {};
  const rowUi = uiSchema?.items;
  const title = titleOf(uiSchema);
  const fields = fieldsOf(rowSchema, rowUi);
  const extra = extraOf(uiSchema);
  return (
    <Box component="section" aria-label={title}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minBlockSize: 44 }}>
        <Box component="h3" sx={{ margin: 0, fontSize: 14, fontWeight: 600 }}>
          {title}
          {items.length > 0 && <Muted> ({items.length})</Muted>}
        </Box>
        {canAdd && (
          <Button size="small" onClick={onAddClick} disabled={disabled ?? false} startIcon={<Plus size={18} />}>
            {t('form.addRow')}
          </Button>
        )}
      </Box>
      {items.length > 0 && (
        <Box sx={{ border: `1px solid ${tokens.line}`, borderRadius: '14px', overflow: 'hidden' }}>
          {fields.length > 0 && (
            <Box
              aria-hidden="true"
              sx={{
                ...line,
                gridTemplateColumns: columnsFor(fields, extra),
                minBlockSize: 30,
                backgroundColor: tokens.head,
                color: tokens.muted,
                fontSize: 12.5,
                fontWeight: 600,
              }}
            >
              {fields.map(([name]) => (
                <Box key={name} component="span" sx={rowSchema.required?.includes(name) ? requiredMark : {}}>
                  {titleOf(propertyOf(rowUi, name))}
                </Box>
              ))}
              {extra && <extra.Heading />}
            </Box>
          )}
          {items}
        </Box>
      )}
    </Box>
  );
}

const Muted = ({ children }: { readonly children: ReactNode }) => (
  <span style={{ color: tokens.muted }}>{children}</span>
);

const textsIn = (row: unknown): readonly string[] =>
  row !== null && typeof row === 'object'
    ? Object.entries(row).flatMap(([name, value]) => (name === '_id' || value === undefined ? [] : [String(value)]))
    : [typeof row === 'string' ? row : ''];

const isBlank = (row: unknown) => textsIn(row).every((text) => text.trim() === '');

/** A row's name: its first text. */
const nameIn = (row: unknown) => textsIn(row).find((text) => text.trim() !== '' && Number.isNaN(Number(text))) ?? '';

export function ArrayItemTemplate({
  children,
  index,
  schema,
  uiSchema,
  parentUiSchema,
  buttonsProps,
  disabled,
}: RowProps) {
  const t = useTranslate();
  const extra = extraOf(parentUiSchema);
  const { values } = useFormContext();
  const [asking, setAsking] = useState(false);
  const row = valueAtPointer(values, `/${buttonsProps.fieldPathId.path.join('/')}`);
  return (
    <RowContext.Provider value={index}>
      <Box
        role="group"
        aria-label={t('form.row', { row: index + 1 })}
        sx={{
          ...line,
          alignItems: 'start',
          paddingBlock: '4px',
          '& input': { paddingInline: '10px' },
          gridTemplateColumns: columnsFor(fieldsOf(schema, uiSchema), extra),
          borderBlockStart: `1px solid ${tokens.line}`,
        }}
      >
        <Box sx={schema.type === 'object' ? { display: 'contents', '& > *': { display: 'contents' } } : {}}>
          {children}
        </Box>
        {extra && <extra.Cell index={index} />}
        <IconButton
          aria-label={t('form.removeRow', { row: index + 1 })}
          // Empty rows are deleted without confirmation.
          onClick={isBlank(row) ? buttonsProps.onRemoveItem : () => setAsking(true)}
          disabled={disabled ?? false}
        >
          <Trash2 size={18} />
        </IconButton>
      </Box>
      <ConfirmDialog
        open={asking}
        title={nameIn(row) ? t('confirm.title', { title: nameIn(row) }) : t('form.removeRowTitle', { row: index + 1 })}
        confirm={t('confirm.delete')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          buttonsProps.onRemoveItem();
        }}
      >
        {t('confirm.sure')}
      </ConfirmDialog>
    </RowContext.Provider>
  );
}
