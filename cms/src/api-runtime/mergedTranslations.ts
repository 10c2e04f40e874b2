import { mergeTranslations, propertyOf } from '@qaima/schemas';

/**
 * Columns to store, with the sent translations merged into those of the row: by language and field; a blank text clears
 * one. (docs/spec/domain.md#translations)
 * @param row absent for a new row
 */
export const withMergedTranslations = <T extends object>(columns: T, row?: object): T =>
  'translations' in columns && columns.translations !== undefined
    ? { ...columns, translations: mergeTranslations(propertyOf(row, 'translations'), columns.translations) ?? null }
    : columns;
