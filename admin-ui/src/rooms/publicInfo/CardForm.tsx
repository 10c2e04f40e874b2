/** The form of one card: it sends what was changed in the payload's own places, and hears refusals by its flat names. */
import { useMemo } from 'react';
import {
  labelOf,
  Refused,
  settingsFieldAt,
  settingsOf,
  settingsPayload,
  type FieldError,
  type Menu,
} from '@qaima/schemas';
import { useLanguage, useSay } from '../../app/i18n.js';
import { useSettings } from '../../data/useSettings.js';
import type { FormValues } from '../../generated/formValues.js';
import { SchemaForm } from '../../generated/SchemaForm.js';
import type { SettingsCard } from './cards.js';
import { ColorPreview } from './ColorPreview.js';
import { useUsernameQuestion } from './useUsernameQuestion.js';

interface CardFormProps {
  readonly card: SettingsCard;
  readonly menu: Menu;
  /** Whether its button is the filled one of the view. */
  readonly leading: boolean;
  readonly onUnsaved: (count: number) => void;
  readonly onSent: () => void;
}

/** Half a point is no point: the server would drop it without a word. */
const halfPoint =
  (message: string) =>
  ({ lat, long }: FormValues): readonly FieldError[] =>
    (lat === undefined) === (long === undefined) ? [] : [{ path: lat === undefined ? '/lat' : '/long', message }];

const inFlatNames = (error: unknown) =>
  error instanceof Refused
    ? new Refused(
        error.message,
        error.statusCode,
        error.errors.map(({ path, message }) => ({ path: settingsFieldAt(path), message })),
      )
    : error;

export function CardForm({ card, menu, leading, onUnsaved, onSent }: CardFormProps) {
  const say = useSay();
  const language = useLanguage();
  const save = useSettings();
  const { agreed, question } = useUsernameQuestion(menu);
  const record = useMemo(() => settingsOf(menu), [menu]);
  const checkPoint = useMemo(() => halfPoint(say('point.both')), [say]);

  const send = async (changes: FormValues) => {
    // Declined: the form stays as it is, and nothing is said.
    if (!(await agreed(changes))) throw new Refused('', 0);
    try {
      await save(settingsPayload(changes));
    } catch (error) {
      throw inFlatNames(error);
    }
  };

  return (
    <>
      <SchemaForm
        schema={card.form}
        record={record}
        currency={menu.currency}
        label={labelOf(card.form, language)}
        overrides={card.overrides}
        submit={say('form.save')}
        submitting={say('form.saving')}
        bar="changes"
        leading={leading}
        alsoCheck={card.name === 'google' ? checkPoint : undefined}
        onUnsaved={onUnsaved}
        onSend={send}
        onSent={onSent}
        between={card.name === 'colors' && <ColorPreview menu={menu} />}
      />
      {question}
    </>
  );
}
