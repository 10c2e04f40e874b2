/**
 * The tables: the list, panels that add one or many tables, and the sheets with QR codes.
 * (docs/spec/owners-area.md#tables)
 */
import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tableSchema, type Table } from '@qaima/schemas';
import { ListPlus, Plus, QrCode } from 'lucide-react';
import { Badge } from '../../components/Badge.js';
import { EmptyState } from '../../components/EmptyState.js';
import { ListUnavailable } from '../../components/ListUnavailable.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useSelectedId } from '../../components/useSelectedId.js';
import { useSelectedRow } from '../../components/useSelectedRow.js';
import { useList } from '../../data/useList.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import type { CellProps, Overrides } from '../../schema-ui/fieldOverrides.js';
import { SchemaTable } from '../../schema-ui/table/SchemaTable.js';
import { AddTablesPanel } from './AddTablesPanel.js';
import { PrintSheets } from './PrintSheets.js';
import { CreateTablePanel, TablePanel } from './TablePanels.js';

function StateCell({ value, schema }: CellProps) {
  const language = useLanguage();
  const label = schema['x-options']?.[String(value)]?.[language] ?? '';
  return <Badge tone={value === true ? 'accent' : 'quiet'}>{label}</Badge>;
}

const overrides: Overrides = { 'Table.active': { cell: StateCell } };

const byLabel = new Intl.Collator('ar', { numeric: true });

export default function TablesScreen() {
  const t = useTranslate();
  const { rows, error, refetch } = useList('table');
  const [selectedId, select] = useSelectedId('table');
  const [adds, add] = useSelectedId('new');
  const tables = useMemo(
    () =>
      rows?.toSorted(
        (one, other) => byLabel.compare(one.zone ?? '', other.zone ?? '') || byLabel.compare(one.label, other.label),
      ),
    [rows],
  );
  const selected = useSelectedRow(tables, selectedId);
  const close = () => select(null);
  const panel =
    adds === 'many' ? (
      <AddTablesPanel tables={tables ?? []} onClose={close} />
    ) : adds ? (
      <CreateTablePanel onClose={close} />
    ) : (
      selected && <TablePanel key={selectedId} part={selected} onClose={close} />
    );
  return (
    <ScreenLayout panel={panel}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockEnd: '12px' }}>
        <PrintSheets isReady={tables?.some(({ active }) => active) ?? false} />
        <Box sx={{ flexGrow: 1 }} />
        <Button variant="outlined" color="inherit" startIcon={<ListPlus size={20} />} onClick={() => add('many')}>
          {t('tables.addMany')}
        </Button>
        <Button
          variant={panel ? 'outlined' : 'contained'}
          color={panel ? 'inherit' : 'primary'}
          startIcon={<Plus size={20} />}
          onClick={() => add('one')}
        >
          {t('tables.createTitle')}
        </Button>
      </Box>
      {error && !tables ? (
        <ListUnavailable error={error} onRetry={refetch} />
      ) : (
        <SchemaTable<Table>
          shape={tableSchema}
          rows={tables}
          caption={t('tables.caption')}
          selectedId={selectedId}
          onSelect={({ _id }) => select(_id === selectedId ? null : _id)}
          overrides={overrides}
          empty={<EmptyState icon={QrCode} title={t('tables.empty')} hint={t('tables.emptyHint')} />}
        />
      )}
    </ScreenLayout>
  );
}
