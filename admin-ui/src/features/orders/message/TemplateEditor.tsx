/** Edits the template for a kind of message. Templates with unknown or missing placeholders are rejected. */
import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { FIELDS_BY_MESSAGE, MESSAGE_FIELDS, templateProblems, type MessageKind } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import buttons from '../buttons.module.css';
import fields from '../fields.module.css';
import css from './message.module.css';
import type { Template } from './useTemplate.js';

interface TemplateEditorProps {
  readonly kind: MessageKind;
  readonly template: Template;
  /** Called when editing ends. @param isChanged whether the template was changed */
  readonly onDone: (isChanged: boolean) => void;
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join('، ');

export function TemplateEditor({ kind, template, onDone }: TemplateEditorProps) {
  const t = useTranslate();
  const notify = useNotify();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(template.text);
  const { unknown, missing } = templateProblems(kind, text);
  const problems = [
    ...(unknown.length > 0 ? [t('message.unknown', { names: inBraces(unknown) })] : []),
    ...(missing.length > 0 ? [t('message.missing', { names: inBraces(missing) })] : []),
    ...(text.trim() ? [] : [t('message.empty')]),
  ];
  const insert = (name: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    setText(`${text.slice(0, selectionStart)}{${name}}${text.slice(selectionEnd)}`);
    area.current?.focus();
  };
  const done = (said: string) => {
    notify(said, { type: 'success' });
    onDone(true);
  };
  return (
    <>
      <p className={marks['quiet']}>{t('message.templateHint')}</p>
      <div className={marks['chips']}>
        {FIELDS_BY_MESSAGE[kind].map((field) => (
          <button
            key={field}
            type="button"
            className={buttons['filterChip']}
            onClick={() => insert(MESSAGE_FIELDS[field])}
          >
            {MESSAGE_FIELDS[field]}
          </button>
        ))}
      </div>
      <label className={fields['labelled']}>
        <span>{t('message.template')}</span>
        <textarea
          ref={area}
          dir="auto"
          lang="ar"
          rows={8}
          maxLength={1500}
          aria-invalid={problems.length > 0}
          className={fields['control']}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {problems.map((problem) => (
        <p key={problem} role="alert" className={fields['problem']}>
          {problem}
        </p>
      ))}
      <div className={css['dialogFoot']}>
        <Button
          variant="contained"
          disabled={problems.length > 0}
          onClick={() => {
            template.save(text);
            done(t('message.saved'));
          }}
        >
          {t('message.saveTemplate')}
        </Button>
        {template.isOwn && (
          <Button
            color="inherit"
            onClick={() => {
              template.reset();
              done(t('message.wasReset'));
            }}
          >
            {t('message.resetTemplate')}
          </Button>
        )}
        <Button color="inherit" onClick={() => onDone(false)}>
          {t('message.back')}
        </Button>
      </div>
    </>
  );
}
