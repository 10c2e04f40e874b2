/** An array of objects as rows of inputs. */
import { Fragment, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Schema } from '@qaima/schemas';
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { Plus } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import { useFormContext } from '../formContext.js';
import type { FormSchema } from '../formTypes.js';
import type { FormValues } from '../formValues.js';
import { requiredMark } from '../requiredMark.js';
import { fieldLayout } from '../uiSchemaOf.js';
import { ErrorText } from './ErrorText.js';
import { headingSx, listSx, rowFieldsOf, shownExtra } from './rowLayout.js';
import { focusFirstInput } from './useRowMoves.js';

type ListProps = ArrayFieldTemplateProps<FormValues[], FormSchema, object>;

const titleOf = (uiSchema: unknown) => {
  const title = propertyOf(uiSchema, 'ui:title');
  return typeof title === 'string' ? title : undefined;
};

export function ArrayTemplate({
  items,
  schema,
  uiSchema,
  canAdd,
  onAddClick,
  disabled,
  fieldPathId,
  rawErrors,
}: ListProps) {
  const t = useTranslate();
  const rows = useRef<HTMLDivElement>(null);
  const rowSchema: Schema = schema.items ?? {};
  const fields = rowFieldsOf(rowSchema, uiSchema?.items);
  const {
    rowExtra,
    sortable: isSortable = false,
    fixedRows = false,
    intro: Intro,
    addLabel = 'form.addRow',
    addGate: AddGate = Fragment,
  } = fieldLayout(uiSchema);
  const { values } = useFormContext();
  const extra = shownExtra(rowExtra, values);
  const title = titleOf(uiSchema);
  const add = canAdd && !fixedRows && (
    <Button
      size="small"
      onClick={() => {
        flushSync(onAddClick);
        focusFirstInput(rows.current?.lastElementChild);
      }}
      disabled={disabled ?? false}
      startIcon={<Plus size={18} />}
    >
      {t(addLabel)}
    </Button>
  );
  return (
    <Box component="section" id={fieldPathId.$id} tabIndex={-1} aria-label={title} sx={listSx}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minBlockSize: 44 }}>
        <Box component="h3" sx={{ margin: 0, fontSize: 14, fontWeight: 600 }}>
          {title}
          {items.length > 0 && <Muted> ({items.length})</Muted>}
        </Box>
        {!isSortable && <AddGate>{add}</AddGate>}
      </Box>
      {Intro && <Intro />}
      {items.length > 0 && (
        <Box sx={{ border: `1px solid ${tokens.line}`, borderRadius: '14px', overflow: 'hidden' }}>
          {fields.main.length > 0 && !fixedRows && (
            <Box aria-hidden="true" sx={headingSx({ fields, isSortable, hasExtra: extra !== undefined })}>
              {isSortable && <span />}
              {fields.main.map(({ name, ui }) => (
                <Box key={name} component="span" sx={rowSchema.required?.includes(name) ? requiredMark : {}}>
                  {titleOf(ui)}
                </Box>
              ))}
              {extra && <extra.Heading />}
            </Box>
          )}
          <div ref={rows}>{items}</div>
        </Box>
      )}
      {isSortable && (
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '0 12px', minBlockSize: 44 }}>
          <AddGate>
            {add}
            {add && items.length > 0 && (
              <Box component="span" sx={{ color: tokens.muted, fontSize: 12.5 }}>
                {t('form.enterAdds')}
              </Box>
            )}
          </AddGate>
        </Box>
      )}
      <ErrorText id={fieldPathId.$id} errors={rawErrors} />
    </Box>
  );
}

const Muted = ({ children }: { readonly children: ReactNode }) => (
  <span style={{ color: tokens.muted }}>{children}</span>
);
