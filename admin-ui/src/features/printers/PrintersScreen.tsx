/**
 * The printers: expired tickets, a list with the state of their connection, a create form, and the panel of the
 * selected printer.
 * (docs/spec/owners-area.md#printers)
 */
import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { LIST_SEPARATOR, printerConnection, printerCreateSchema, printerSchema, type Printer } from '@qaima/schemas';
import { Printer as PrinterIcon } from 'lucide-react';
import { Badge } from '../../components/Badge.js';
import { Card } from '../../components/Card.js';
import { DateTime } from '../../components/DateTime.js';
import { EmptyState } from '../../components/EmptyState.js';
import { ListRow, RowList } from '../../components/ListRow.js';
import { ListUnavailable } from '../../components/ListUnavailable.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useSelectedId } from '../../components/useSelectedId.js';
import { useSelectedRow } from '../../components/useSelectedRow.js';
import { useMenu } from '../../data/menu.js';
import { sectionsOf } from '../../data/menuDataProvider.js';
import { useList } from '../../data/useList.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { tokens } from '../../theme/theme.js';
import { ExpiredTickets } from './ExpiredTickets.js';
import { PrinterPanel, printerOverrides } from './PrinterPanel.js';

/** The polling interval for the state of the connections. */
const REFETCH_MS = 15_000;

export default function PrintersScreen() {
  const t = useTranslate();
  const { rows: printers, error, refetch } = useList('printers', REFETCH_MS);
  const { create } = useMenuMutations('printers');
  const [selectedId, select] = useSelectedId('printer');
  const selected = useSelectedRow(printers, selectedId);
  return (
    <ScreenLayout panel={selected && <PrinterPanel key={selectedId} printer={selected} onClose={() => select(null)} />}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ExpiredTickets />
        <Card title={t('printers.caption')}>
          {error && !printers && <ListUnavailable error={error} onRetry={refetch} />}
          {!error && !printers && <RowsSkeleton />}
          {printers?.length === 0 && (
            <EmptyState icon={PrinterIcon} title={t('printers.empty')} hint={t('printers.emptyHint')} />
          )}
          {printers && printers.length > 0 && (
            <RowList label={t('printers.caption')}>
              {printers.map((printer) => (
                <ListRow
                  key={printer._id}
                  title={<bdi>{printer.title}</bdi>}
                  details={<Details printer={printer} />}
                  actions={<Connection printer={printer} />}
                  selected={printer._id === selectedId}
                  onSelect={() => select(printer._id === selectedId ? null : (printer._id ?? null))}
                />
              ))}
            </RowList>
          )}
        </Card>
        <Card title={t('printers.createTitle')}>
          <SchemaForm
            schema={printerCreateSchema}
            label={t('printers.createTitle')}
            overrides={printerOverrides}
            submit={t('printers.create')}
            submitting={t('form.creating')}
            leading={!selected}
            onSend={async (values) => {
              select(await create(values));
            }}
          />
        </Card>
      </Box>
    </ScreenLayout>
  );
}

interface PrinterProps {
  readonly printer: Printer;
}

/** The printer's sections, its number of copies, and when it prints. */
function Details({ printer: { sections = [], copies, on } }: PrinterProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { data: menu } = useMenu();
  const titles = sectionsOf(menu).filter(({ _id }) => sections.includes(_id ?? ''));
  return (
    <>
      {titles.length === 0
        ? t('printers.allSections')
        : titles.map(({ _id, title }, index) => (
            <span key={_id}>
              {index > 0 && LIST_SEPARATOR[language]}
              <bdi>{title}</bdi>
            </span>
          ))}
      {' · '}
      {t('printers.copies', { smart_count: copies })} · {printerSchema.properties.on['x-options'][on][language]}
    </>
  );
}

/** The current time (epoch ms), updated with every refetch. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFETCH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function Connection({ printer }: PrinterProps) {
  const t = useTranslate();
  const connection = printerConnection(printer, useNow());
  return (
    <Box sx={{ display: 'grid', justifyItems: 'end', gap: '2px', paddingInlineEnd: '8px' }}>
      <Badge tone={connection === 'connected' ? 'accent' : connection === 'away' ? 'discount' : 'quiet'}>
        {t(`printers.${connection}`)}
      </Badge>
      {connection === 'away' && printer.lastSeenAt && (
        <Box component="span" sx={{ color: tokens.muted, fontSize: 12.5 }}>
          {t('printers.lastSeen')} <DateTime at={printer.lastSeenAt} />
        </Box>
      )}
    </Box>
  );
}
