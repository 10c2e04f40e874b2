/** A settings card: collapsed it shows a one-line summary, open it shows its fields. */
import { useId } from 'react';
import Box from '@mui/material/Box';
import { schemaLabel, settingsFormSchema, settingsFormValues, type Menu } from '@qaima/schemas';
import { ChevronDown } from 'lucide-react';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { UnsavedCount } from '../../schema-ui/form/SaveBar.js';
import { SchemaFields } from '../../schema-ui/form/SchemaFields.js';
import type { FormState } from '../../schema-ui/form/useFormState.js';
import { ColorPreview } from './ColorPreview.js';
import css from './publicInfo.module.css';
import { fieldsOf, type SettingsCardDefinition } from './settingsCards.js';
import { cardId } from './useOpenCards.js';

interface SettingsCardProps {
  readonly card: SettingsCardDefinition;
  readonly menu: Menu;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly form: FormState;
  readonly onSubmit: () => void;
}

export function SettingsCard({ card, menu, open, onToggle, form, onSubmit }: SettingsCardProps) {
  const language = useLanguage();
  const titleId = useId();
  const unsaved = fieldsOf(card).filter((field) => field in form.changes).length;
  return (
    <Box
      component="section"
      id={cardId(card.name)}
      className={css['section']}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-tour={card.tour}
      sx={{ outline: 'none' }}
    >
      {card.summary ? (
        <FoldHead card={card} menu={menu} open={open} onToggle={onToggle} titleId={titleId} unsaved={unsaved} />
      ) : (
        <PlainHead card={card} title={schemaLabel(card.form, language)} titleId={titleId} />
      )}
      <div
        id={`${titleId}-body`}
        className={`${css['body'] ?? ''} ${card.name === 'colors' ? (css['colours'] ?? '') : ''}`}
        hidden={!open}
      >
        {open && (
          <SchemaFields
            form={form}
            schema={settingsFormSchema}
            fields={fieldsOf(card)}
            label={schemaLabel(card.form, language)}
            currency={menu.currency}
            overrides={card.overrides}
            onSubmit={onSubmit}
          >
            {card.name === 'colors' && <ColorPreview menu={menu} />}
          </SchemaFields>
        )}
      </div>
    </Box>
  );
}

interface PlainHeadProps {
  readonly card: SettingsCardDefinition;
  readonly title: string;
  readonly titleId: string;
}

function PlainHead({ card: { name, icon: Icon }, title, titleId }: PlainHeadProps) {
  const t = useTranslate();
  return (
    <div className={css['head']}>
      <Icon size={22} aria-hidden="true" />
      <h2 id={titleId}>{title}</h2>
      {name === 'colors' && <span className={css['hint']}>{t('publicInfo.colorsHint')}</span>}
    </div>
  );
}

interface FoldHeadProps {
  readonly card: SettingsCardDefinition;
  readonly menu: Menu;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly titleId: string;
  readonly unsaved: number;
}

function FoldHead({ card, menu, open, onToggle, titleId, unsaved }: FoldHeadProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { icon: Icon, form, summary } = card;
  const line = summary?.(form, settingsFormValues(menu), language) || t('publicInfo.nothingYet');
  return (
    <Box component="h2" sx={{ margin: 0, fontSize: 'inherit', fontWeight: 'inherit' }}>
      <button
        type="button"
        className={`${css['head'] ?? ''} ${css['fold'] ?? ''}`}
        aria-expanded={open}
        aria-controls={`${titleId}-body`}
        onClick={onToggle}
      >
        <Icon size={22} aria-hidden="true" />
        <span>
          <strong id={titleId}>{schemaLabel(form, language)}</strong>
          {!open && (unsaved > 0 ? <UnsavedCount count={unsaved} /> : <span className={css['summary']}>{line}</span>)}
        </span>
        <ChevronDown size={20} aria-hidden="true" className={css['chevron']} />
      </button>
    </Box>
  );
}
