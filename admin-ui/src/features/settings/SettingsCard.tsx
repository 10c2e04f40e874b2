/** One form of the settings under its name. */
import { useId } from 'react';
import { schemaLabel, settingsFormSchema, type Menu } from '@qaima/schemas';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { SchemaFields } from '../../schema-ui/form/SchemaFields.js';
import type { FormState } from '../../schema-ui/form/useFormState.js';
import { ColorPreview } from './ColorPreview.js';
import css from './publicInfo.module.css';
import { cardId, fieldsOf, type SettingsCardDefinition } from './settingsCards.js';

interface SettingsCardProps {
  readonly card: SettingsCardDefinition;
  readonly menu: Menu;
  readonly form: FormState;
  readonly onSubmit: () => void;
}

export function SettingsCard({ card, menu, form, onSubmit }: SettingsCardProps) {
  const t = useTranslate();
  const language = useLanguage();
  const titleId = useId();
  const hasColors = card.name === 'colors';
  const label = schemaLabel(card.form, language);
  return (
    <section id={cardId(card.name)} className={css['surface']} aria-labelledby={titleId} tabIndex={-1}>
      <div className={css['head']}>
        <h3 id={titleId}>{label}</h3>
        {hasColors && <span className={css['hint']}>{t('publicInfo.colorsHint')}</span>}
      </div>
      <div className={css['body']}>
        <SchemaFields
          form={form}
          schema={settingsFormSchema}
          fields={fieldsOf(card)}
          label={label}
          currency={menu.currency}
          overrides={card.overrides}
          onSubmit={onSubmit}
        >
          {hasColors && <ColorPreview menu={menu} />}
        </SchemaFields>
      </div>
    </section>
  );
}
