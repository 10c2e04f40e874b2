import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isPictureColumn } from '../../database/contentType';

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
  const columns = types.flatMap(({ collectionName, attributes }) =>
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
