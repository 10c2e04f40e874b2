import { Icon } from '../../components/Icon.js';
import { Ionicon } from '../../components/Ionicon.js';

/** The large sign of a state. */
export function Mark({ kind }: { readonly kind: 'ok' | 'no' | 'late' }) {
  return (
    <span className={`mark ${kind}`}>
      {kind === 'late' ? (
        <Ionicon name="stopwatch-outline" otherwise="time-outline" />
      ) : (
        <Icon name={kind === 'ok' ? 'check' : 'close'} />
      )}
    </span>
  );
}
