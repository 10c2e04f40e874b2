/**
 * A row of an array: its fields, its collapsible details, and a delete button. Deleting a row with content requires
 * confirmation.
 */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { valueAtPointer } from '@qaima/schemas';
import { isRecord } from '@qaima/schemas/core/typeGuards';
import { ChevronDown, GripVertical, Trash2 } from 'lucide-react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import { RowContext, useFormContext } from '../formContext.js';
import type { FormSchema } from '../formTypes.js';
import type { FormValues } from '../formValues.js';
import { isBlankRow, textsIn } from '../rowTexts.js';
import { fieldLayout } from '../uiSchemaOf.js';
import { controlsOf, rowFieldsOf, rowSx, shownExtra } from './rowLayout.js';
import { useRowMoves } from './useRowMoves.js';

type RowProps = ArrayFieldItemTemplateProps<FormValues, FormSchema, object>;

/** The first text in a row, by which messages name it. */
const nameIn = (row: unknown) =>
  textsIn(row).find((text) => text.trim() !== '' && Number.isNaN(Number(text)) && !/^(true|false)$/.test(text)) ?? '';

export function ArrayItemTemplate({
  children,
  index,
  schema,
  uiSchema,
  parentUiSchema,
  buttonsProps,
  totalItems,
  disabled,
}: RowProps) {
  const t = useTranslate();
  const {
    rowExtra,
    sortable: isSortable = false,
    fixedRows = false,
    removalNote: RemovalNote,
  } = fieldLayout(parentUiSchema);
  const { values, errorSchema } = useFormContext();
  const extra = shownExtra(rowExtra, values);
  const [asking, setAsking] = useState(false);
  const [isOpened, setIsOpened] = useState(false);
  const { path } = buttonsProps.fieldPathId;
  const row = valueAtPointer(values, `/${path.join('/')}`);
  const fields = rowFieldsOf(schema, uiSchema);
  const errors = valueAtPointer(errorSchema, `/${path.join('/')}`);
  const isOpen = isOpened || fields.details.some(({ name }) => isRecord(errors) && name in errors);
  const {
    row: rowRef,
    onRowKeyDown,
    handle,
  } = useRowMoves({
    index,
    total: totalItems,
    canAdd: buttonsProps.canAdd,
    onMoveUp: buttonsProps.onMoveUpItem,
    onMoveDown: buttonsProps.onMoveDownItem,
    onAdd: buttonsProps.onAddItem,
  });
  // A row without content is deleted without confirmation.
  const remove = isBlankRow(row) ? buttonsProps.onRemoveItem : () => setAsking(true);
  const buttons = fixedRows ? [] : controlsOf({ fields, isSortable });
  const controls = (
    <>
      {extra && (
        <Box data-control="">
          <Box className="row-label sr-only">
            <extra.Heading />
          </Box>
          <extra.Cell index={index} />
        </Box>
      )}
      {buttons.map((button) =>
        button === 'details' ? (
          <IconButton
            key={button}
            data-control=""
            aria-label={t('form.rowDetails', { row: index + 1 })}
            aria-expanded={isOpen}
            onClick={() => setIsOpened(!isOpen)}
          >
            <ChevronDown size={18} style={isOpen ? { transform: 'rotate(180deg)' } : {}} />
          </IconButton>
        ) : (
          <IconButton
            key={button}
            data-control=""
            aria-label={t('form.removeRow', { row: index + 1 })}
            onClick={remove}
            disabled={disabled ?? false}
          >
            <Trash2 size={18} />
          </IconButton>
        ),
      )}
    </>
  );
  return (
    <RowContext.Provider value={{ path, isOpen, controls }}>
      <Box
        ref={rowRef}
        role="group"
        aria-label={t('form.row', { row: index + 1 })}
        onKeyDown={isSortable ? onRowKeyDown : undefined}
        sx={rowSx({ fields, isSortable, hasExtra: extra !== undefined })}
      >
        {isSortable && (
          <Box
            component="button"
            type="button"
            aria-label={t('form.moveRow', { row: nameIn(row) || index + 1 })}
            aria-keyshortcuts="ArrowUp ArrowDown Alt+ArrowUp Alt+ArrowDown"
            {...handle}
            sx={handleSx}
          >
            <GripVertical size={18} aria-hidden="true" />
          </Box>
        )}
        {fixedRows && (
          <Box component="bdi" sx={{ flexBasis: '100%', fontSize: 14, fontWeight: 700, overflowWrap: 'anywhere' }}>
            {nameIn(row)}
          </Box>
        )}
        <Box sx={schema.type === 'object' ? { display: 'contents', '& > *': { display: 'contents' } } : {}}>
          {children}
        </Box>
        {schema.type !== 'object' && controls}
        {isOpen && !fixedRows && !buttons.some((button) => button === 'delete') && (
          <Box data-after="" sx={{ gridColumn: '1 / -1', paddingBlockEnd: '4px' }}>
            <Button
              color="inherit"
              size="small"
              startIcon={<Trash2 size={16} />}
              onClick={remove}
              disabled={disabled ?? false}
              sx={{ fontWeight: 400 }}
            >
              {t('form.removeRow', { row: index + 1 })}
            </Button>
          </Box>
        )}
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
        {RemovalNote && <RemovalNote row={row} />}
      </ConfirmDialog>
    </RowContext.Provider>
  );
}

const handleSx = {
  all: 'unset',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 44,
  borderRadius: '12px',
  color: tokens.muted,
  cursor: 'grab',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outline: `3px solid ${tokens.accent}`, outlineOffset: -3 },
} as const;
