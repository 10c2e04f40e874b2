/** Finds, exports and erases the data of one guest, and downloads the venue's records. (docs/privacy.md) */
import { useId, useState, type SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import {
  formatMoney,
  stateField,
  toThousandths,
  type DataOfGuest,
  type ErasedGuest,
  type OrderOfGuest,
} from '@qaima/schemas';
import { FileJson, FileText, Search, Trash2 } from 'lucide-react';
import { Card } from '../../components/Card.js';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import controls from '../../components/control.module.css';
import { DateTime } from '../../components/DateTime.js';
import { DownloadButton } from '../../components/DownloadButton.js';
import { missingReason, ReasonField } from '../../components/ReasonField.js';
import { guestQuery, useGuestData } from '../../data/useGuestData.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import css from './guestData.module.css';

export function GuestData() {
  const t = useTranslate();
  const id = useId();
  const guests = useGuestData();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  /** What was looked up, and what is held about it. */
  const [found, setFound] = useState<{ readonly asked: string; readonly data: DataOfGuest } | null>(null);
  const [erased, setErased] = useState<ErasedGuest | null>(null);
  const find = async (asked: string) => {
    setBusy(true);
    try {
      setFound({ asked, data: await guests.find(asked) });
    } catch {
      // A notification shows it.
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setErased(null);
    if (typed.trim() !== '') void find(typed);
  };
  return (
    <>
      <Card title={t('guestData.caption')}>
        <p className={css['hint']}>{t('guestData.hint')}</p>
        <form className={css['search']} onSubmit={submit}>
          <div className={controls['labelled']}>
            <label htmlFor={id}>{t('guestData.phone')}</label>
            <input
              id={id}
              className={controls['control']}
              dir="ltr"
              autoComplete="off"
              maxLength={254}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
          <Button type="submit" variant="outlined" color="inherit" startIcon={<Search size={18} />} disabled={busy}>
            {t('guestData.find')}
          </Button>
        </form>
        <div role="status">
          {erased && (
            <div className={css['found']}>
              <p>{t('guestData.erased', { count: erased.erased })}</p>
              {erased.open.length > 0 && <p>{t('guestData.open')}</p>}
              <Orders orders={erased.open} />
            </div>
          )}
          {!erased && found && <Found {...found} onErased={setErased} />}
        </div>
      </Card>
      <Card title={t('guestData.papers')}>
        <div className={css['ways']}>
          <DownloadButton label={t('guestData.processing')} fetchFile={guests.sheet('processing')} />
          <DownloadButton label={t('guestData.consents')} fetchFile={guests.sheet('consents')} />
        </div>
      </Card>
    </>
  );
}

function Orders({ orders }: { readonly orders: readonly OrderOfGuest[] }) {
  const language = useLanguage();
  if (orders.length === 0) return null;
  return (
    <ul>
      {orders.map(({ _id, number, name, state, placedAt, total, currency }) => (
        <li key={_id}>
          <bdi dir="ltr">{number}</bdi> <DateTime at={placedAt} /> · {stateField['x-options'][state][language]} ·{' '}
          <bdi dir="ltr">{formatMoney(toThousandths(total), currency, language)}</bdi>
          {name && (
            <>
              {' '}
              · <bdi>{name}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface FoundProps {
  readonly asked: string;
  readonly data: DataOfGuest;
  readonly onErased: (erased: ErasedGuest) => void;
}

function Found({ asked, data: { orders, consents }, onErased }: FoundProps) {
  const t = useTranslate();
  const guests = useGuestData();
  const [reason, setReason] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [consent] = consents;
  const query = guestQuery(asked);
  if (orders.length === 0 && !consent) return <p className={css['found']}>{t('guestData.none')}</p>;
  const missing = missingReason(reason ?? '');
  const erase = async () => {
    if (!('phone' in query) || reason === null) return;
    setBusy(true);
    try {
      onErased(await guests.erase(query.phone, reason.trim()));
    } catch {
      // A notification shows it.
    } finally {
      setBusy(false);
      setReason(null);
    }
  };
  return (
    <div className={css['found']}>
      <Orders orders={orders} />
      {consent && (
        <p>
          {t(consent.withdrawnAt ? 'guestData.withdrawn' : 'guestData.consent')}{' '}
          <DateTime at={consent.withdrawnAt ?? consent.at} />
        </p>
      )}
      <div className={css['ways']}>
        <DownloadButton icon={FileJson} label={t('guestData.json')} fetchFile={guests.exported(asked, 'json')} />
        <DownloadButton icon={FileText} label={t('guestData.pdf')} fetchFile={guests.exported(asked, 'pdf')} />
        {'phone' in query && (
          <Button color="error" startIcon={<Trash2 size={18} />} onClick={() => setReason('')}>
            {t('guestData.erase')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={reason !== null}
        title={t('guestData.erase')}
        confirm={t('guestData.erase')}
        busy={busy}
        missing={missing && t(missing)}
        focusesInput
        onCancel={() => setReason(null)}
        onConfirm={() => void (missing === null && erase())}
      >
        <p>{t('guestData.eraseText')}</p>
        <ReasonField reason={reason ?? ''} onReason={setReason} />
      </ConfirmDialog>
    </div>
  );
}
