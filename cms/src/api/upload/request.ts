/** Reads and validates an upload: a multipart file, or a JSON reference to a public image. */
import type { IncomingMessage } from 'node:http';
import {
  isRecord,
  keysOf,
  uploadSchema,
  uploadTargetSchema,
  type Schema,
  type ObjectSchema,
  type UploadInput,
  type UploadTarget,
} from '@qaima/schemas';
import { hasBody } from '../../http/bodies/bytes';
import { isForm, withForm, type Form } from '../../http/bodies/form';
import { readJson } from '../../http/bodies/json';
import { validPayload } from '../../api-runtime/validPayload';
import { HttpError } from '../../errors/httpError';
import { isModel, targets, type Key, type Model, type Path } from './uploadTargets';

const OTHER_TYPE = {
  ar: 'يُرسل الملف بصيغة multipart/form-data، أو معرّف صورة عامة بصيغة application/json.',
  en: 'Send a file as multipart/form-data, or the id of a public image as application/json.',
};
const BROKEN_DATA = { ar: 'يجب أن يكون الحقل data بصيغة JSON صحيحة.', en: 'The field "data" must be valid JSON.' };

/** The maximum size of a JSON body, in bytes. */
const REFERENCE_LIMIT = 16 * 1024;

/** The unvalidated fields of the request. If a file was sent, `file` is true; its bytes are separate. */
export interface Sent {
  readonly payload: Readonly<Record<string, unknown>>;
  /** Absent for a reference to a public image. */
  readonly file?: Buffer;
  readonly source: 'file' | 'publicImage';
}

const isJson = (req: IncomingMessage) => /^application\/json\s*(;|$)/i.test(req.headers['content-type'] ?? '');

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (error) {
    throw new HttpError(400, BROKEN_DATA, { fieldErrors: [{ path: '/data', message: BROKEN_DATA }], cause: error });
  }
}

async function reference(req: IncomingMessage): Promise<Sent> {
  if (hasBody(req) && !isJson(req)) throw new HttpError(415, OTHER_TYPE);
  const payload = (await readJson(req, REFERENCE_LIMIT)) ?? {};
  return { payload: isRecord(payload) ? payload : {}, source: 'publicImage' };
}

function sentOf({ fields: texts, file }: Form): Sent {
  const { data, ...others } = texts;
  const payload = { ...others, ...(data === undefined ? {} : { data: parsed(data) }), ...(file ? { file: true } : {}) };
  return { payload, source: 'file', ...(file ? { file } : {}) };
}

/** Reads an upload and passes it to `work`. The memory of its body stays reserved until `work` ends. */
export async function withUpload<T>(req: IncomingMessage, work: (sent: Sent) => Promise<T>): Promise<T> {
  return isForm(req) ? withForm(req, (form) => work(sentOf(form))) : work(await reference(req));
}

const { properties: fields } = uploadSchema;

const fileField = {
  type: 'boolean',
  title: 'الصورة',
  'x-en': 'Picture',
  'x-message': { ar: 'الرجاء اختيار ملف صورة', en: 'Please choose a picture file' },
} as const satisfies Schema;

const only = (keys: readonly Key[]) => Object.fromEntries(keys.map((key) => [key, uploadTargetSchema.properties[key]]));

/** The schema for uploads to a model. It allows only the paths and target ids that this model has. */
function payloadOf(model: Model, source: Sent['source']): ObjectSchema {
  const { paths, needs, takes = [] } = targets[model];
  const more: readonly Key[] = source === 'file' ? [] : ['publicImageID'];
  const sourceField = source === 'file' ? { file: fileField } : { imageSource: fields.imageSource };
  return {
    type: 'object',
    additionalProperties: false,
    required: ['path', 'model', 'data', ...Object.keys(sourceField)],
    properties: {
      path: { ...fields.path, enum: paths },
      model: { ...fields.model, enum: [model] },
      data: { ...uploadTargetSchema, required: [...needs, ...more], properties: only([...needs, ...takes, ...more]) },
      ...sourceField,
    },
  };
}

const models = keysOf(targets);
const byFile = new Map(models.map((model) => [model, payloadOf(model, 'file')]));
const byReference = payloadOf('item', 'publicImage');
/** The schema for an upload with an unknown `model`. Its errors name all missing fields, in addition to `model`. */
const anyFile: ObjectSchema = {
  ...uploadSchema,
  required: [...uploadSchema.required, 'file'],
  properties: { path: fields.path, model: fields.model, data: fields.data, file: fileField },
};

function shapeOf({ payload: { model }, source }: Sent): ObjectSchema {
  if (source === 'publicImage') return byReference;
  return (isModel(model) ? byFile.get(model) : undefined) ?? anyFile;
}

/** A validated target. `data` has all ids that the model requires. */
export interface Target {
  readonly model: Model;
  readonly path: Path;
  readonly data: UploadTarget;
}

/** Validates an upload. @throws {HttpError} 400 naming missing, unknown or contradictory fields */
export function targetOf(sent: Sent): Target {
  // The cast is safe: each model's schema is a subset of `uploadSchema`.
  return validPayload(shapeOf(sent), sent.payload) as UploadInput;
}
