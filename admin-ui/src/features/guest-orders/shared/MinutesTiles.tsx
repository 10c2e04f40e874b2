/** The preparation times to choose from. They only choose: a separate button accepts, because moves can't be undone. */
import { useTranslate } from '../../../i18n/i18n.js';
import shared from './shared.module.css';
import { useOrderText } from './useOrderText.js';

interface MinutesTilesProps {
  /** In minutes. */
  readonly choices: readonly number[];
  readonly chosen: number | undefined;
  readonly isDisabled?: boolean;
  /** Whether the tiles are large, and without the unit, which is then in the text above them. */
  readonly isLarge?: boolean;
  readonly className?: string | undefined;
  readonly onChoose: (minutes: number) => void;
}

export function MinutesTiles(props: MinutesTilesProps) {
  const { choices, chosen, isDisabled = false, isLarge = false, className = '', onChoose } = props;
  const t = useTranslate();
  const text = useOrderText();
  return (
    <div role="group" aria-label={t('guestOrders.readyWithin')} className={`${shared['chips'] ?? ''} ${className}`}>
      {choices.map((minutes) => (
        <button
          key={minutes}
          type="button"
          className={`${shared['tile'] ?? ''} ${isLarge ? (shared['large'] ?? '') : ''}`}
          aria-pressed={minutes === chosen}
          aria-disabled={isDisabled}
          aria-label={text.minutes(minutes)}
          onClick={() => !isDisabled && onChoose(minutes)}
        >
          {isLarge ? minutes : t('guestOrders.shortMinutes', { minutes })}
        </button>
      ))}
    </div>
  );
}
