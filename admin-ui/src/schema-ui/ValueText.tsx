/** The value of any field as a person reads it, by its schema: parts of an object by their labels, a row of a list each on a line. */
import { createElement, Fragment, type ReactNode } from 'react';
import { fingerprint, schemaLabel, type Schema } from '@qaima/schemas';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import type { Override } from './overrides.js';
import { cellForType } from './table/cellForType.js';

interface ValueTextProps {
  readonly schema: Schema;
  readonly value: unknown;
  /** How a table shows it, where that differs from what its type would draw. */
  readonly cell?: Override['cell'] | undefined;
}

/** The fingerprint of nothing. */
const NOTHING = fingerprint(null);

export function ValueText({ schema, value, cell }: ValueTextProps): ReactNode {
  const t = useTranslate();
  if (fingerprint(value) === NOTHING) return t('conflict.empty');
  return createElement(cell ?? cellOf(schema), { schema, value, record: {} });
}

const cellOf = (schema: Schema) => (schema.properties ? Parts : schema.items ? Rows : cellForType(schema));

interface PartProps {
  readonly schema: Schema;
  readonly value: unknown;
}

function Rows({ schema, value }: PartProps) {
  return (value as readonly unknown[]).map((row, index) => (
    // Rows are only shown: their place tells them apart.
    <div key={index}>
      <ValueText schema={schema.items ?? {}} value={row} />
    </div>
  ));
}

function Parts({ schema, value }: PartProps) {
  const language = useLanguage();
  const parts = Object.entries(value as Readonly<Record<string, unknown>>).flatMap(([name, part]) => {
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
