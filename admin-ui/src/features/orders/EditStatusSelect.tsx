/** Selects the status of a required edit: "ready" or "not ready". "Not ready" has an amber frame. */
import { readinessField, type RequiredEdit } from '@qaima/schemas';
import { isOneOf } from '@qaima/schemas/core/typeGuards';
import { useLanguage } from '../../i18n/i18n.js';
import fields from './fields.module.css';

export type Readiness = RequiredEdit['status'];

interface EditStatusSelectProps {
  readonly value: Readiness;
  readonly label: string;
  readonly onChoose: (status: Readiness) => void;
}

export function EditStatusSelect({ value, label, onChoose }: EditStatusSelectProps) {
  const language = useLanguage();
  return (
    <select
      aria-label={label}
      className={`${fields['control'] ?? ''} ${value === 'ready' ? '' : (fields['unreadyControl'] ?? '')}`}
      value={value}
      onChange={({ target }) => isOneOf(readinessField.enum, target.value) && onChoose(target.value)}
    >
      {readinessField.enum.map((status) => (
        <option key={status} value={status}>
          {readinessField['x-options'][status][language]}
        </option>
      ))}
    </select>
  );
}
