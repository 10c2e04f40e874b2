/** The footer of the board: today's figures, the printers, and the button that ends the shift. */
import { useState } from 'react';
import { LogOut, Printer, SlidersHorizontal } from 'lucide-react';
import { useConfirm } from '../../../components/useConfirm.js';
import { useMenu } from '../../../data/menu.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import { useInboxUrlState } from '../shared/useInboxUrlState.js';
import { useNow } from '../shared/useNow.js';
import { useOrderText } from '../shared/useOrderText.js';
import { DeviceSettingsDialog } from '../shift/DeviceSettingsDialog.js';
import { dayAt, usePrinters, useTodayFigures } from '../shift/venueStatus.js';
import css from './board.module.css';

export function BoardFooter() {
  const t = useTranslate();
  const { inbox, state } = useInbox();
  const { agreed, dialog } = useConfirm();
  const [isDeviceOpen, setDeviceOpen] = useState(false);
  const end = async () => {
    const question = { title: t('orderShift.endTitle'), text: t('orderShift.endHint'), confirm: t('orderShift.end') };
    if (await agreed(question)) inbox.endShift();
  };
  // Without a connection the figures would be outdated.
  if (state.connection.kind === 'lost') return null;
  return (
    <footer className={css['foot']}>
      <TodayFigures />
      <span className={css['spacer']} />
      <PrinterLife />
      <button type="button" className={css['footLink']} onClick={() => setDeviceOpen(true)}>
        <SlidersHorizontal size={16} aria-hidden="true" />
        {t('orderBoard.device')}
      </button>
      {state.isShiftOn && (
        <button type="button" className={css['footLink']} onClick={() => void end()}>
          <LogOut size={16} aria-hidden="true" />
          {t('orderShift.end')}
        </button>
      )}
      {isDeviceOpen && <DeviceSettingsDialog onClose={() => setDeviceOpen(false)} />}
      {dialog}
    </footer>
  );
}

function TodayFigures() {
  const t = useTranslate();
  const text = useOrderText();
  const { show } = useInboxUrlState();
  const { data: menu } = useMenu();
  const { state } = useInbox();
  const day = dayAt(useNow(), menu?.settings?.timeZone);
  const today = useTodayFigures(day, `${state.ended} ${state.orders.map((order) => order.state).join()}`);
  if (!today) return null;
  return (
    <>
      <span>
        {t('orderBoard.today')} <b>{t('orderBoard.todayOrders', { smart_count: today.orders })}</b>
      </span>
      <span>{t('orderBoard.doneCount', { count: today.done })}</span>
      <button
        type="button"
        className={`${css['footLink'] ?? ''} ${today.missed > 0 ? (css['alarming'] ?? '') : ''}`}
        onClick={() => show('history', { state: 'missed', from: day, to: day })}
      >
        {t('orderBoard.missedCount', { count: today.missed })}
      </button>
      <span>{t('orderBoard.rejectedCount', { count: today.rejected })}</span>
      <span>{t('orderBoard.canceledCount', { count: today.canceled })}</span>
      {today.sales > 0 && (
        <span>
          {t('orderBoard.todaySales')} <b dir="ltr">{text.money(today.sales, today.currency)}</b>
        </span>
      )}
    </>
  );
}

function PrinterLife() {
  const t = useTranslate();
  const text = useOrderText();
  const [printer] = usePrinters(useNow());
  if (!printer) return null;
  const { title, seen, isAlive } = printer;
  const key = isAlive ? 'orderBoard.printerAlive' : 'orderBoard.printerDead';
  return (
    <span className={`${css['footLink'] ?? ''} ${isAlive ? '' : (css['alarming'] ?? '')}`}>
      <Printer size={16} aria-hidden="true" />
      {seen === null
        ? t('orderBoard.printerNever', { printer: title })
        : t(key, { printer: title, time: text.short(seen) })}
    </span>
  );
}
