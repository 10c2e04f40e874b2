import { formatDate, renewalProposalSchema, schemaLabel, toThousandths, type RenewalProposal } from '@qaima/schemas';
import { Money } from '../../../components/Money.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import css from './panel.module.css';

interface RenewalTermsProps {
  readonly proposal: RenewalProposal;
  /** Empty without a menu. */
  readonly menuName: string;
}

/** The menu, the period, the price, and which order is continued. */
export function RenewalTerms({ proposal: { from, until, totalAmount, plan, number }, menuName }: RenewalTermsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { properties } = renewalProposalSchema;
  const day = (date: string) => <bdi dir="ltr">{formatDate(date)}</bdi>;
  return (
    <>
      <p>{t('order.renewText', { number })}</p>
      <dl className={css['terms']}>
        {menuName && (
          <>
            <dt>{t('order.menu')}</dt>
            <dd>
              <bdi>{menuName}</bdi>
            </dd>
          </>
        )}
        <dt>{schemaLabel(properties.from, language)}</dt>
        <dd>{day(from)}</dd>
        <dt>{schemaLabel(properties.until, language)}</dt>
        <dd>{day(until)}</dd>
        {plan && (
          <>
            <dt>{schemaLabel(properties.plan, language)}</dt>
            <dd>
              <bdi>{plan}</bdi>
            </dd>
          </>
        )}
        <dt>{t('order.proposedPrice')}</dt>
        <dd>
          <Money thousandths={toThousandths(totalAmount)} />
        </dd>
      </dl>
    </>
  );
}
