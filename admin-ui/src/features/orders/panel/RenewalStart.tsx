/** Where a renewal after a lapse begins: today, or at the former end. */
import { useId } from 'react';
import { formatDate, isolateLtr } from '@qaima/schemas';
import { Segmented } from '../../../components/Segmented.js';
import { useTranslate } from '../../../i18n/i18n.js';

interface RenewalStartProps {
  readonly formerEnd: string;
  readonly isFromFormerEnd: boolean;
  readonly onChoose: (isFromFormerEnd: boolean) => void;
}

export function RenewalStart({ formerEnd, isFromFormerEnd, onChoose }: RenewalStartProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <>
      <p>{t('order.lapsed', { end: isolateLtr(formatDate(formerEnd)) })}</p>
      <Segmented
        id={id}
        label={t('order.renewalStart')}
        value={isFromFormerEnd ? 'end' : 'today'}
        choices={[
          { value: 'today', label: t('order.fromToday') },
          { value: 'end', label: t('order.fromFormerEnd') },
        ]}
        onChange={(value) => onChoose(value === 'end')}
      />
    </>
  );
}
