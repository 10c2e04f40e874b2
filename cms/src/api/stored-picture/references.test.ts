import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { menuParts } from '@qaima/schemas';
import { expect, it } from 'vitest';
import { isPictureColumn } from '../../database/contentType';
import { partContentType } from '../../menu-parts/partContentTypes';

const API = join(import.meta.dirname, '..');

interface ContentType {
  readonly collectionName: string;
  readonly attributes: Readonly<Record<string, object>>;
}

it('finds pictures in exactly these columns, by their schemas', async () => {
  const schemas = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('schema.ts'));
  const types = await Promise.all(
    schemas.map(async (path) => ((await import(join(API, path))) as { readonly default: ContentType }).default),
  );
  const ofParts = menuParts.flatMap((part) => Object.values(partContentType(part)).map(({ schema }) => schema));
  const columns = [...types, ...ofParts].flatMap(({ collectionName, attributes }) =>
    Object.entries(attributes).flatMap(([name, attribute]) =>
      isPictureColumn(attribute) ? [`${collectionName}.${name}`] : [],
    ),
  );
  expect(columns.sort()).toEqual([
    'galleries.images',
    'items.image',
    'menus.institution',
    'menus.menuMainImage',
    'public_images.image',
    'trash_entries.pictures',
  ]);
});
