/** The client's name and contacts, the balance, and the actions for this client. */
import { useId } from 'react';
import Button from '@mui/material/Button';
import { chatLink, telLink, toThousandths, type Client } from '@qaima/schemas';
import { MessageCircle, PenLine, Phone, Plus } from 'lucide-react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { Initials } from '../../../components/Initials.js';
import { Money } from '../../../components/Money.js';
import { useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import { Statements } from '../Statements.js';
import css from './client.module.css';

interface ClientHeadProps {
  readonly client: Client;
  readonly onWrite: () => void;
}

export function ClientHead({ client, onWrite }: ClientHeadProps) {
  const { username, name, phone } = client;
  const t = useTranslate();
  const basename = useBasename();
  const id = useId();
  const [tel, chat] = [telLink(phone), chatLink(phone)];
  const create = new URLSearchParams({ username });
  return (
    <section className={css['head']} aria-labelledby={id}>
      <div className={css['who']}>
        <Initials name={name || username} />
        <div>
          <h2 id={id}>
            <bdi>{name || username}</bdi>
          </h2>
          <div className={css['facts']}>
            <bdi dir="ltr">{username}</bdi>
            <bdi dir="ltr">{phone}</bdi>
          </div>
        </div>
      </div>
      <Balance client={client} />
      <div className={css['actions']}>
        <Button variant="contained" startIcon={<PenLine size={18} />} onClick={onWrite}>
          {t('client.write')}
        </Button>
        {tel && (
          <Button href={tel} variant="outlined" color="inherit" startIcon={<Phone size={18} />}>
            {t('client.call')}
          </Button>
        )}
        {chat && (
          <Button
            href={chat}
            target="_blank"
            rel="noreferrer"
            variant="outlined"
            color="inherit"
            startIcon={<MessageCircle size={18} />}
          >
            {t('client.chat')}
          </Button>
        )}
        <Button
          component={Link}
          to={`${basename}/createOrder?${create.toString()}`}
          variant="outlined"
          color="inherit"
          startIcon={<Plus size={18} />}
        >
          {t('client.newOrder')}
        </Button>
        <Statements username={username} />
      </div>
    </section>
  );
}

/**
 * The total amounts that were due and paid, what of it for cancelled orders, and the balance: outstanding, or in the
 * client's favour.
 */
function Balance({ client: { due, paid, paidForCanceled, balance } }: Pick<ClientHeadProps, 'client'>) {
  const t = useTranslate();
  return (
    <dl className={css['sums']} aria-label={t('client.account')}>
      <div>
        <dt className={marks['quiet']}>{t('orders.total')}</dt>
        <dd>
          <Money thousandths={toThousandths(due)} />
        </dd>
      </div>
      <div>
        <dt className={marks['quiet']}>{t('orders.paid')}</dt>
        <dd>
          <Money thousandths={toThousandths(paid)} />
        </dd>
        {paidForCanceled !== 0 && (
          <dd className={css['part']}>
            {t('client.paidForCanceled')} <Money thousandths={toThousandths(paidForCanceled)} />
          </dd>
        )}
      </div>
      <div className={balance > 0 ? css['past'] : css['open']}>
        <dt>{t(balance > 0 ? 'client.owes' : balance < 0 ? 'client.owed' : 'client.settled')}</dt>
        <dd>
          <Money thousandths={Math.abs(toThousandths(balance))} />
        </dd>
      </div>
    </dl>
  );
}
