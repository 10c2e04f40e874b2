/**
 * Creates many items. The user fills in a row per item, with its section; each section's rows are sent as one
 * request. (docs/spec/owners-area.md#items-written-in-rows)
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LIST_SEPARATOR, normalizeArabic } from '@qaima/schemas';
import { CircleAlert, Plus } from 'lucide-react';
import { useReportUnsaved } from '../../../components/unsavedChanges.js';
import { useMenu } from '../../../data/menu.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import { BulkPage } from '../bulk/BulkPage.js';
import { fieldLabel } from '../bulk/fieldName.js';
import type { ViewProps } from '../viewProps.js';
import { MissingSections } from './MissingSections.js';
import { NewItemRow } from './NewItemRow.js';
import { PasteNotice } from './PasteNotice.js';
import { usePaste } from './usePaste.js';
import { fieldOf, useRowErrors } from './useRowErrors.js';
import { isBlank, useRows, type Row, type RowField } from './useRows.js';
import { useSubmitRows } from './useSubmitRows.js';

const NO_REFUSALS: ReadonlyMap<string, string> = new Map();

export default function CreateManyPage({ sections, currency, onClose, onAdded }: ViewProps) {
  const t = useTranslate();
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const { rows, change, add, remove, replaceAll } = useRows(sections[0]?._id ?? '');
  const errors = useRowErrors(rows, sections, currency);
  const { forgetAnswer } = errors;
  const { sending, send } = useSubmitRows(sections, currency);
  const [refusals, setRefusals] = useState(NO_REFUSALS);
  const [reason, setReason] = useState('');
  const [fresh, setFresh] = useState<string | null>(null);
  const { pasted, onPaste, undo, dismiss } = usePaste({
    rows,
    sections,
    currency,
    timeZone: useMenu().data?.settings?.timeZone,
    replaceAll,
    onPasted: errors.showAll,
  });
  const setUnsaved = useReportUnsaved('panel');
  /** The names of each section's items, by the section's id. */
  const known = useMemo(
    () =>
      new Map(sections.map(({ _id, items = [] }) => [_id, new Set(items.map(({ title }) => normalizeArabic(title)))])),
    [sections],
  );
  const filled = rows.filter((row) => !isBlank(row));
  useEffect(() => {
    setUnsaved(filled.length > 0);
  }, [setUnsaved, filled.length]);

  /** Focuses the input of a field in a row, or the row's first input if the field has none. */
  const focusOn = (key: string, field: RowField) => {
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${key}"]`);
    const input = row?.querySelector<HTMLElement>(`[data-field="${field}"]`) ?? row?.querySelector('input');
    input?.focus();
  };
  useEffect(() => {
    if (fresh !== null) focusOn(fresh, 'title');
  }, [fresh]);

  // Stable callbacks, because memoized rows render again only if their props change.
  const onChange = useCallback(
    (key: string, fields: Partial<Row>) => {
      change(key, fields);
      forgetAnswer(key);
      setReason('');
    },
    [change, forgetAnswer],
  );
  const onNext = useCallback(() => setFresh(add()), [add]);
  const onRemove = useCallback((key: string) => remove([key]), [remove]);

  /** Focuses the first invalid field and names it in the footer, because its message may be out of view. */
  function showWrong() {
    const [first] = errors.wrong;
    const error = first && errors.firstError(first);
    if (!error) return;
    errors.showAll();
    focusOn(first.key, fieldOf(error.path));
    const label = error.path === '/sectionId' ? t('items.section') : fieldLabel(error.path, language);
    const row = t('rows.row', { row: rows.indexOf(first) + 1 });
    const where = [row, label].filter(Boolean).join(LIST_SEPARATOR[language]);
    setReason(`${t('rows.fixFirst', { smart_count: errors.wrong.length })}. ${where}: ${error.message}`);
  }

  async function sendAll() {
    if (filled.length === 0) {
      setReason(t('bulk.chooseOne'));
      return;
    }
    if (errors.wrong.length > 0) {
      showWrong();
      return;
    }
    const result = await send(filled);
    if (!result) return;
    const sentKeys = new Set(result.sent.map(({ key }) => key));
    if (result.refusals.size === 0) {
      setUnsaved(false);
      onAdded([...new Set(filled.map(({ sectionId }) => sectionId))]);
      return;
    }
    dismiss();
    remove([...sentKeys]);
    errors.answer(result.errors);
    setRefusals(result.refusals);
    setReason('');
  }

  return (
    <BulkPage
      title={t('bulk.rows')}
      hint={t('rows.hint')}
      onClose={onClose}
      foot={
        <>
          <Button
            variant="contained"
            disabled={sending}
            onClick={() => void sendAll()}
            sx={{ flexGrow: { xs: 1, md: 0 } }}
          >
            {sending
              ? t('form.creating')
              : t(filled.length > 0 ? 'bulk.addThem' : 'bulk.addNone', { smart_count: filled.length })}
          </Button>
          <Button variant="outlined" color="inherit" startIcon={<Plus size={18} />} disabled={sending} onClick={onNext}>
            {t('rows.another')}
          </Button>
          <Box role="status" sx={{ color: tokens.danger, fontSize: 13 }}>
            {reason}
          </Box>
        </>
      }
    >
      {sections
        .filter(({ _id }) => refusals.has(_id) && rows.some(({ sectionId }) => sectionId === _id))
        .map(({ _id, title }) => (
          <Box key={_id} role="alert" sx={refused}>
            <CircleAlert size={20} aria-hidden="true" />
            <span>{t('rows.batchFailed', { title, message: refusals.get(_id) ?? '' })}</span>
          </Box>
        ))}
      {pasted && (
        <PasteNotice
          pasted={pasted}
          wrong={errors.wrong.length}
          onShowWrong={showWrong}
          onUndo={undo}
          onDismiss={dismiss}
        />
      )}
      <MissingSections rows={rows} disabled={sending} onChange={onChange} />
      <div ref={list} onPaste={onPaste}>
        {rows.map((row, index) => (
          <NewItemRow
            key={row.key}
            row={row}
            number={index + 1}
            sections={sections}
            currency={currency}
            isKnown={known.get(row.sectionId)?.has(normalizeArabic(row.title)) === true}
            errors={errors.shown(row)}
            disabled={sending}
            onChange={onChange}
            onLeave={errors.leave}
            onNext={onNext}
            onRemove={onRemove}
          />
        ))}
      </div>
    </BulkPage>
  );
}

const refused = {
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  marginBlockEnd: '12px',
  padding: '10px 14px',
  borderRadius: '12px',
  color: tokens.danger,
  backgroundColor: tokens.dangerSoft,
  overflowWrap: 'anywhere',
} as const;
