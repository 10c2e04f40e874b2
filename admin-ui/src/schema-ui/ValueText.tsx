/** The value of a field as text, formatted by the field's schema. */
import { createElement, Fragment, type ReactNode } from 'react';
import { fingerprint, schemaLabel, type Schema } from '@qaima/schemas';
import { isRecord } from '@qaima/schemas/core/typeGuards';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import type { Override } from './fieldOverrides.js';
import { cellForType } from './table/cellForType.js';

interface ValueTextProps {
  readonly schema: Schema;
  readonly value: unknown;
  /** Overrides the cell that the type selects. */
  readonly cell?: Override['cell'] | undefined;
  readonly empty?: Override['empty'] | undefined;
}

/** The fingerprint of an absent value. */
const NOTHING = fingerprint(null);

export function ValueText({ schema, value, cell, empty = 'conflict.empty' }: ValueTextProps): ReactNode {
  const t = useTranslate();
  if (fingerprint(value) === NOTHING) return t(empty);
  return createElement(cell ?? cellOf(schema), { schema, value, record: {} });
}

const cellOf = (schema: Schema) => (schema.properties ? Parts : schema.items ? Rows : cellForType(schema));

interface PartProps {
  readonly schema: Schema;
  readonly value: unknown;
}

function Rows({ schema, value }: PartProps) {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  return rows.map((row, index) => (
    // The rows are read-only, so their index is a stable key.
    <div key={index}>
      <ValueText schema={schema.items ?? {}} value={row} />
    </div>
  ));
}

function Parts({ schema, value }: PartProps) {
  const language = useLanguage();
  const parts = Object.entries(isRecord(value) ? value : {}).flatMap(([name, part]) => {
    const known = schema.properties?.[name];
    return known && name !== '_id' && part !== false && fingerprint(part) !== NOTHING ? [{ name, known, part }] : [];
  });
  return parts.map(({ name, known, part }, index) => (
    <Fragment key={name}>
      {index > 0 && ' · '}
      {schemaLabel(known, language)}
      {part !== true && (
        <>
          {known.title && ': '}
          <ValueText schema={known} value={part} />
        </>
      )}
    </Fragment>
  ));
}
