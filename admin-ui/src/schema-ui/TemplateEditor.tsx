/**
 * Edits a message template, which all staff share, with a preview. A template with unknown or missing placeholders is
 * not saved. (docs/spec/staff-console.md#messages)
 */
import { useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  ApiError,
  fillMessage,
  FIELDS_BY_MESSAGE,
  MESSAGE_FIELDS,
  MESSAGE_TEMPLATES,
  messageTemplateSchema,
  schemaLabel,
  templateMessages,
  type Language,
  type MessageTemplate,
  type MessageValues,
} from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { useRefetchTemplates, useSaveTemplate } from '../data/useMessageTemplates.js';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';
import { DateTime } from '../components/DateTime.js';
import { useReportUnsaved } from '../components/unsavedChanges.js';
import { useConfirm } from '../components/useConfirm.js';
import { fieldConflicts } from './form/resolveConflicts.js';
import { useConflictDialog } from './form/useConflictDialog.js';

interface TemplateEditorProps {
  readonly template: MessageTemplate;
  /** The values that the preview shows. */
  readonly values: MessageValues;
  /** Called after the template was saved or reset. */
  readonly onSaved?: () => void;
  /** Returns from the editor to the message, if both are in the same dialog. */
  readonly onBack?: () => void;
}

/** What the user has typed. */
interface Edit {
  /** The stored text at the first change. */
  readonly before: string;
  readonly text: string;
}

const quiet = { margin: 0, color: tokens.muted, fontSize: 13.5, lineHeight: '22px' } as const;

const { text: textField } = messageTemplateSchema.properties;

export function TemplateEditor({ template, values, onSaved, onBack }: TemplateEditorProps) {
  const { name, language: written, isDefault } = template;
  const t = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const send = useSaveTemplate();
  const refetch = useRefetchTemplates();
  const { choose, dialog: conflictDialog } = useConflictDialog(messageTemplateSchema, 'JOD');
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const report = useReportUnsaved(onBack ? 'dialog' : 'page');
  const [edit, setEdit] = useState<Edit | null>(null);
  const before = edit?.before ?? template.text;
  const setTyped = (next: string | null) => {
    setEdit(next === null ? null : { before, text: next });
    report(next !== null && next !== template.text);
  };
  const { agreed, dialog } = useConfirm();
  const [isSaving, setSaving] = useState(false);
  const text = edit?.text ?? template.text;
  const { maxLength: limit } = textField;
  const label = schemaLabel(textField, language);
  const problems = [
    ...(text.trim() ? templateMessages(name, written, text).map((one) => one[language]) : [t('message.empty')]),
    ...(text.length > limit ? [t('message.tooLong', { field: label, length: text.length, limit })] : []),
  ];
  const insert = (field: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    setTyped(`${text.slice(0, selectionStart)}{${field}}${text.slice(selectionEnd)}`);
    area.current?.focus();
  };
  const goBack = async (back: () => void) => {
    const question = { title: t('form.leaveTitle'), text: t('form.leave'), confirm: t('form.goAnyway') };
    if (text === template.text || (await agreed({ ...question, cancel: t('form.stay') }))) back();
  };
  /** Saves the template. If somebody else has changed it since it was seen, the user chooses one of the two texts. */
  const save = async (next: string | null, seen: string): Promise<boolean> => {
    try {
      await send(template, next, seen);
      return true;
    } catch (error) {
      // A notification has shown other errors; the typed text stays.
      if (!(error instanceof ApiError) || error.conflicts.length === 0) return false;
      const conflicts = fieldConflicts(error.conflicts, { text: next ?? MESSAGE_TEMPLATES[written][name] });
      const choices = await choose(conflicts);
      if (choices?.['text'] === 'mine') return save(next, String(conflicts[0]?.theirs));
      await refetch();
      if (choices) setTyped(null);
      return false;
    }
  };
  const store = async (next: string | null, done: string) => {
    setSaving(true);
    const isSaved = await save(next, before);
    setSaving(false);
    if (!isSaved) return;
    setTyped(null);
    notify(done, { type: 'success' });
    onSaved?.();
  };
  return (
    <Box sx={{ display: 'grid', gap: '10px', minInlineSize: 0 }}>
      <p style={quiet}>{t('message.templateHint')}</p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
        {FIELDS_BY_MESSAGE[name].map((field) => (
          <Button
            key={field}
            size="small"
            variant="outlined"
            lang={written}
            onClick={() => insert(MESSAGE_FIELDS[field][written])}
          >
            {MESSAGE_FIELDS[field][written]}
          </Button>
        ))}
      </Box>
      <Box component="label" htmlFor={id} sx={{ color: tokens.muted, fontSize: 12.5, fontWeight: 600 }}>
        {label}
      </Box>
      <OutlinedInput
        id={id}
        inputRef={area}
        multiline
        minRows={6}
        error={problems.length > 0}
        inputProps={{ dir: 'auto', lang: written }}
        value={text}
        onChange={({ target }) => setTyped(target.value)}
      />
      {problems.map((problem) => (
        <p key={problem} role="alert" style={{ ...quiet, color: tokens.danger }}>
          {problem}
        </p>
      ))}
      <Preview text={fillMessage(text, values)} language={written} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        {text !== template.text && (
          <Button
            variant="contained"
            disabled={problems.length > 0 || isSaving}
            onClick={() => void store(text, t('message.saved'))}
          >
            {t('message.saveTemplate')}
          </Button>
        )}
        {!isDefault && (
          <Button color="inherit" disabled={isSaving} onClick={() => void store(null, t('message.wasReset'))}>
            {t('message.resetTemplate')}
          </Button>
        )}
        {onBack && (
          <Button color="inherit" onClick={() => void goBack(onBack)}>
            {t('message.back')}
          </Button>
        )}
        {dialog}
        {conflictDialog}
      </Box>
      {template.by && template.changedAt && (
        <p style={quiet}>
          {t('message.changedBy', { by: template.by.name || template.by.username })} ·{' '}
          <DateTime at={template.changedAt} />
        </p>
      )}
    </Box>
  );
}

function Preview({ text, language }: { readonly text: string; readonly language: Language }) {
  const t = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <h3 id={id} style={{ ...quiet, fontWeight: 600 }}>
        {t('message.preview')}
      </h3>
      <Box
        lang={language}
        dir="auto"
        sx={{
          padding: '10px 14px',
          borderRadius: '14px',
          backgroundColor: tokens.accentSoft,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Box>
    </Box>
  );
}
