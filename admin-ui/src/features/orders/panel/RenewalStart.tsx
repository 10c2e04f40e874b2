/** Where a renewal after a lapse begins: today, or at the former end. */
import { useId } from 'react';
import { formatDate, isolateLtr } from '@qaima/schemas';
import { Segmented } from '../../../components/Segmented.js';
import { useTranslate } from '../../../i18n/i18n.js';

interface RenewalStartProps {
  readonly today: string;
  readonly formerEnd: string;
  readonly isFromFormerEnd: boolean;
  readonly onChoose: (isFromFormerEnd: boolean) => void;
}

export function RenewalStart({ today, formerEnd, isFromFormerEnd, onChoose }: RenewalStartProps) {
  const t = useTranslate();
  const id = useId();
  const day = (date: string) => isolateLtr(formatDate(date));
  return (
    <>
      <p>{t('order.lapsed', { end: day(formerEnd) })}</p>
      <Segmented
        id={id}
        label={t('order.renewalStart')}
        value={isFromFormerEnd ? 'end' : 'today'}
        choices={[
          { value: 'today', label: t('order.fromToday', { day: day(today) }) },
          { value: 'end', label: t('order.fromFormerEnd', { day: day(formerEnd) }) },
        ]}
        onChange={(value) => onChoose(value === 'end')}
      />
    </>
  );
}
