/** Adds a range of numbered tables. Numbers that already exist are skipped. */
import { useMemo } from 'react';
import Box from '@mui/material/Box';
import {
  MAX_BULK_TABLES,
  tableEndpoints,
  tableRangeFormSchema,
  tablesOfRange,
  type Table,
  type TableRange,
} from '@qaima/schemas';
import { useNotify, useRefresh } from 'react-admin';
import { useMenuName } from '../../data/menu.js';
import { useApiCall } from '../../data/useApiCall.js';
import { useTranslate } from '../../i18n/i18n.js';
import { useFormContext } from '../../schema-ui/form/formContext.js';
import type { CustomValidate } from '../../schema-ui/form/rjsfValidator.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { CreatePanel } from '../../schema-ui/form/CreatePanel.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { tokens } from '../../theme/theme.js';

const half = { half: true } as const;
const overrides: Overrides = Object.fromEntries(
  Object.keys(tableRangeFormSchema.properties).map((field) => [`TableRange.${field}`, half]),
);

/** The typed range of table numbers. Null while it is invalid; the form's validator then shows errors at the fields. */
const rangeOf = (values: FormValues): TableRange | null => (isRange(values) ? values : null);

const isRange = (values: FormValues): values is FormValues & TableRange =>
  Number.isInteger(values['from']) && Number.isInteger(values['to']);

interface AddTablesPanelProps {
  readonly tables: readonly Table[];
  readonly onClose: () => void;
}

export function AddTablesPanel({ tables, onClose }: AddTablesPanelProps) {
  const t = useTranslate();
  const menuId = useMenuName();
  const call = useApiCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const customValidate = useMemo<CustomValidate>(
    () =>
      (values = {}, errors) => {
        const range = rangeOf(values);
        if (!range) return errors;
        const count = range.to - range.from + 1;
        const message =
          count < 1
            ? t('tables.backwards')
            : count > MAX_BULK_TABLES
              ? t('tables.tooMany', { most: MAX_BULK_TABLES })
              : tablesOfRange(range, tables).length === 0 && t('tables.allPresent');
        if (message) errors['to']?.addError(message);
        return errors;
      },
    [t, tables],
  );
  return (
    <CreatePanel
      title={t('tables.addMany')}
      schema={tableRangeFormSchema}
      overrides={overrides}
      submit={t('tables.addAll')}
      customValidate={customValidate}
      between={<Count tables={tables} />}
      onSend={async (values) => {
        if (!isRange(values)) return;
        const body = tablesOfRange(values, tables);
        await call(tableEndpoints.createMany, { params: { menuId }, body });
        notify(t('tables.added', { smart_count: body.length }), { type: 'success' });
        refresh();
      }}
      onClose={onClose}
    />
  );
}

/** The number of tables that the typed range adds. */
function Count({ tables }: Pick<AddTablesPanelProps, 'tables'>) {
  const t = useTranslate();
  const range = rangeOf(useFormContext().values);
  const count = range && range.to - range.from < MAX_BULK_TABLES ? tablesOfRange(range, tables).length : 0;
  const present = range ? Math.max(0, range.to - range.from + 1 - count) : 0;
  return (
    <Box role="status" sx={{ padding: '0 20px 16px', color: tokens.muted, fontSize: 13.5 }}>
      {count > 0 && t('tables.willAdd', { smart_count: count })}
      {count > 0 && present > 0 && ` ${t('tables.present', { smart_count: present })}`}
    </Box>
  );
}
