/**
 * The printers: expired tickets, a list with the state of their connection, a create form, and the panel of the
 * selected printer.
 * (docs/spec/owners-area.md#printers)
 */
import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { LIST_SEPARATOR, printerConnection, printerSchema, type Printer } from '@qaima/schemas';
import { Badge } from '../../components/Badge.js';
import { DateTime } from '../../components/DateTime.js';
import { ListRow } from '../../components/ListRow.js';
import { useMenu } from '../../data/menu.js';
import { sectionsOf } from '../../data/menuDataProvider.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { PartScreen, type PartRowProps } from '../../schema-ui/parts/PartScreen.js';
import { tokens } from '../../theme/theme.js';
import { ExpiredTickets } from './ExpiredTickets.js';
import { PrinterPanel, printerForm } from './PrinterPanel.js';

/** The polling interval for the state of the connections. */
const REFETCH_MS = 15_000;

export default function PrintersScreen() {
  return (
    <PartScreen
      kind="printer"
      form={printerForm}
      before={<ExpiredTickets />}
      Row={PrinterRow}
      Panel={PrinterPanel}
      // The panel shows the address that the printer polls.
      selectsCreated
      refetchInterval={REFETCH_MS}
    />
  );
}

function PrinterRow({ part: printer, selected, onSelect }: PartRowProps<'printer'>) {
  return (
    <ListRow
      title={<bdi>{printer.title}</bdi>}
      details={<Details printer={printer} />}
      actions={<Connection printer={printer} />}
      selected={selected}
      onSelect={onSelect}
    />
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
  const titles = sectionsOf(menu).filter(({ _id }) => sections.includes(_id));
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
