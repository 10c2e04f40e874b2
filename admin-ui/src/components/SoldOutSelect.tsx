/**
 * A select for a size or an extra: available, sold out until tomorrow's opening, or sold out without an end.
 * (docs/spec/domain.md#sold-out)
 */
import { soldOutDay, type SoldOutFields } from '@qaima/schemas';
import { useMenu } from '../data/menu.js';
import type { SoldOutEnd } from '../data/useSoldOut.js';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import { NativeSelect } from './NativeSelect.js';

interface SoldOutSelectProps {
  readonly part: SoldOutFields;
  readonly onChange: (end: SoldOutEnd | null) => void;
  readonly disabled?: boolean | undefined;
  /** The id of the select, for a label outside. Use either `id` or `label`. */
  readonly id?: string;
  readonly label?: string;
}

export function SoldOutSelect({ part, onChange, disabled = false, id, label }: SoldOutSelectProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { data: menu } = useMenu();
  const { soldOut, soldOutUntil } = part;
  const value = soldOut !== true ? 'available' : soldOutUntil ? 'until' : 'never';
  return (
    <NativeSelect
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value === 'tomorrow' || target.value === 'never' ? target.value : null)}
      inputProps={{ id, 'aria-label': label }}
    >
      <option value="available">{t('soldOut.available')}</option>
      {value === 'until' && soldOutUntil ? (
        <option value="until">
          {t('items.soldOutUntil', { day: soldOutDay(soldOutUntil, new Date(), menu?.settings?.timeZone, language) })}
        </option>
      ) : (
        <option value="tomorrow">{t('items.soldOutUntilTomorrow')}</option>
      )}
      <option value="never">{t('soldOut.never')}</option>
    </NativeSelect>
  );
}
