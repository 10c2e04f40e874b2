/** The templates of messages to clients, one set for all staff. (docs/spec/staff-console.md#messages) */
import {
  fingerprint,
  MESSAGE_KINDS,
  MESSAGE_TEMPLATES,
  messageTemplateSchema,
  templateMessages,
  type Language,
  type LocalizedText,
  type MessageKind,
  type MessageTemplate,
  type MessageTemplateUpdateInput,
} from '@qaima/schemas';
import { isOneOf } from '@qaima/schemas/core/typeGuards';
import { checkConflicts, type Edit } from '../../api-runtime/editConflicts';
import { readStored } from '../../api-runtime/serialize';
import { isoOf } from '../../database/columnValues';
import { newId } from '../../database/ids';
import { rows } from '../../database/rows';
import type { RowOf } from '../../database/tables';
import { connection, inTransaction } from '../../database/transaction';
import { HttpError, invalidField } from '../../errors/httpError';

const TABLE = 'api::message-template.message-template';

const NO_TEMPLATE: LocalizedText = { ar: 'لا يوجد قالب بهذا الاسم.', en: 'There is no template of this name.' };

const { by: byField } = messageTemplateSchema.properties;

/** The key of a template's row: for Arabic, as in rows of earlier versions, its name alone. */
const keyOf = (name: MessageKind, language: Language) => (language === 'ar' ? name : `${name}.${language}`);

function serializeTemplate(
  name: MessageKind,
  language: Language,
  row: RowOf<typeof TABLE> | null | undefined,
): MessageTemplate {
  const own = row?.text || null;
  return {
    name,
    language,
    text: own ?? MESSAGE_TEMPLATES[language][name],
    isDefault: own === null,
    changedAt: isoOf(row?.changedAt),
    by: readStored(byField, row?.by) ?? null,
  };
}

export async function listTemplates(language: Language): Promise<MessageTemplate[]> {
  const keys = MESSAGE_KINDS.map((name) => keyOf(name, language));
  const stored = await rows(TABLE).findMany({ where: { name: { $in: keys } } });
  return MESSAGE_KINDS.map((name, index) =>
    serializeTemplate(
      name,
      language,
      stored.find((row) => row.name === keys[index]),
    ),
  );
}

/**
 * Changes a template, or restores its default text.
 * @throws {HttpError} 404 for an unknown name, 400 naming unknown and missing placeholders, 409 if the text is not the
 * one that the caller saw
 */
export async function changeTemplate(
  name: string,
  language: Language,
  { text }: MessageTemplateUpdateInput,
  edit: Edit,
): Promise<MessageTemplate> {
  if (!isOneOf(MESSAGE_KINDS, name)) throw new HttpError(404, NO_TEMPLATE);
  const problems = text === null ? [] : templateMessages(name, language, text);
  if (problems[0]) {
    const message = { ar: problems.map(({ ar }) => ar).join('. '), en: problems.map(({ en }) => en).join('. ') };
    throw invalidField('/text', message);
  }
  const key = keyOf(name, language);
  const where = { name: key };
  return inTransaction(async () => {
    const sql = await connection();
    // Two requests may create the row at the same time.
    await sql('message_templates').insert({ document_id: newId(), name: key }).onConflict('name').ignore();
    await sql('message_templates').select('id').where(where).forUpdate();
    const before = serializeTemplate(name, language, await rows(TABLE).findOne({ where }));
    const { by, text: stored, changedAt } = before;
    const lastEdits = by && changedAt ? { '/text': { ...by, at: changedAt, print: fingerprint(stored) } } : {};
    const after = { text: text ?? MESSAGE_TEMPLATES[language][name] };
    checkConflicts({ schema: messageTemplateSchema, row: { lastEdits }, stored: { text: stored }, after, edit });
    const { username, name: authorName } = edit.by;
    const data = { text, changedAt: new Date(), by: { username, name: authorName } };
    return serializeTemplate(name, language, await rows(TABLE).update({ where, data }));
  });
}
