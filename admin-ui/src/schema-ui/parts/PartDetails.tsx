/** The values of a part that its schema lists, except its title. */
import { createElement, Fragment } from 'react';
import { menuPart, schemaLabel, type MenuPartKind } from '@qaima/schemas';
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import { useLanguage } from '../../i18n/i18n.js';
import { columnsOf } from '../table/columns.js';

interface PartDetailsProps {
  readonly kind: MenuPartKind;
  readonly part: object;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

export function PartDetails({ kind, part }: PartDetailsProps) {
  const language = useLanguage();
  const { schema } = menuPart(kind);
  const shown = columnsOf(schema).filter(({ name }) => name !== 'title' && !isEmpty(propertyOf(part, name)));
  return shown.map(({ name, schema: field, Cell }, index) => (
    <Fragment key={name}>
      {index > 0 && ' · '}
      {schemaLabel(field, language, name)}:{' '}
      {createElement(Cell, { schema: field, value: propertyOf(part, name), record: part })}
    </Fragment>
  ));
}
