/**
 * A row of the translations table: the original texts, and an input for each translation. It is saved when the focus
 * leaves a changed input.
 */
import { memo, useEffect, useState } from 'react';
import {
  directionOf,
  menuPart,
  schemaLabel,
  type Language,
  type OtherTextKind,
  type TranslatableRow,
} from '@qaima/schemas';
import { isKeyOf } from '@qaima/schemas/core/typeGuards';
import { Check, CirclePlus, QrCode, Ruler, Store, type LucideIcon } from 'lucide-react';
import { partIcon } from '../../components/partIcons.js';
import { Thumbnail } from '../../components/Thumbnail.js';
import { useReportUnsaved } from '../../components/unsavedChanges.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import css from './languages.module.css';
import type { SaveTranslations } from './useSaveTranslations.js';

const ICONS: Readonly<Record<OtherTextKind, LucideIcon>> = {
  venue: Store,
  size: Ruler,
  extra: CirclePlus,
  zone: QrCode,
};

interface TranslationRowProps {
  readonly row: TranslatableRow;
  readonly language: Language;
  readonly onSave: SaveTranslations;
}

/** Characters of a line on a phone. */
const LINE_LENGTH = 34;

/** The height where the browser does not fit it to the text by `field-sizing`. */
const rowsFor = (text: string) =>
  text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0);

type State = 'idle' | 'saving' | 'saved' | 'failed';

export const TranslationRow = memo(function TranslationRow({ row, language, onSave }: TranslationRowProps) {
  const t = useTranslate();
  const shownLanguage = useLanguage();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [state, setState] = useState<State>('idle');
  const changed = Object.fromEntries(
    row.texts.flatMap(({ field, translated }) => {
      const text = typed[field]?.trim();
      return text === undefined || text === translated ? [] : [[field, text] as const];
    }),
  );
  const reportUnsaved = useReportUnsaved('page');
  const reportSaving = useReportUnsaved('document');
  const isUnsaved = state !== 'saving' && Object.keys(changed).length > 0;
  useEffect(() => {
    reportUnsaved(isUnsaved);
  }, [reportUnsaved, isUnsaved]);
  async function save() {
    if (Object.keys(changed).length === 0) return;
    setState('saving');
    // At once: the input may have lost the focus to a link, which must not ask about what is being saved.
    reportUnsaved(false);
    reportSaving(true);
    const isSaved = await onSave(row, changed);
    reportSaving(false);
    setState(isSaved ? 'saved' : 'failed');
  }
  const [first] = row.texts;
  return (
    <li className={css['row']} data-state={state} onBlur={() => void save()}>
      <Thumbnail
        file={row.image ?? null}
        size={48}
        icon={isKeyOf(ICONS, row.kind) ? ICONS[row.kind] : partIcon(row.kind)}
      />
      <div className={css['own']}>
        {row.texts.map(({ field, own }) => (
          <bdi key={field} data-first={field === first?.field}>
            {own}
          </bdi>
        ))}
        <small>
          {row.kind === 'size'
            ? t('languages.sizeOf', { smart_count: row.uses ?? 1 })
            : isKeyOf(ICONS, row.kind)
              ? t(`languages.kinds.${row.kind}`)
              : menuPart(row.kind).label[shownLanguage]}
        </small>
      </div>
      <div className={css['fields']}>
        {row.texts.map(({ field, schema, own, translated }) => (
          <textarea
            key={field}
            rows={rowsFor(typed[field] ?? translated)}
            lang={language}
            dir={directionOf(language)}
            aria-label={t('languages.textOf', { label: schemaLabel(schema, shownLanguage, field), text: own })}
            placeholder={schema[language === 'en' ? 'x-en' : 'title'] ?? ''}
            value={typed[field] ?? translated}
            maxLength={schema.maxLength}
            aria-invalid={state === 'failed' && field in changed}
            onChange={({ target: { value } }) =>
              setTyped({ ...typed, [field]: schema['x-multiline'] ? value : value.replace(/[\r\n]+/g, ' ') })
            }
            onKeyDown={({ key, altKey, currentTarget: input }) => {
              if (key === 'Escape') setTyped({ ...typed, [field]: translated });
              if (key !== 'Enter' || !altKey || !schema['x-multiline']) return;
              input.setRangeText('\n', input.selectionStart, input.selectionEnd, 'end');
              setTyped({ ...typed, [field]: input.value });
            }}
          />
        ))}
        {state === 'failed' && <small className={css['failed']}>{t('languages.failed')}</small>}
      </div>
      <span className={css['mark']}>
        {state === 'saved' && Object.keys(changed).length === 0 && (
          <Check size={20} aria-label={t('languages.rowSaved')} />
        )}
      </span>
    </li>
  );
});
