/** Reads single columns of a menu and repairs invalid values. */
import { menuSchema, type Institution, type MenuRow, type MenuLanguages, type WorkingDay } from '@qaima/schemas';
import { readStored } from '../api-runtime/serialize';
import type { Row } from '../database/columnValues';

const { firstDays, institution, languages, username, workingDays } = menuSchema.properties;

export const institutionOf = (row: Readonly<Record<string, unknown>>): Institution =>
  readStored(institution, row['institution']) ?? {};

/** The short name; null if there is none. */
export const nameOf = (row: Row): string | null => readStored(username, row['username']) || null;

export const daysOf = (row: Row): readonly WorkingDay[] => readStored(workingDays, row['workingDays']) ?? [];

export const firstDaysOf = (row: Row): NonNullable<MenuRow['firstDays']> =>
  readStored(firstDays, row['firstDays']) ?? {};

export const languagesOf = (row: Row): MenuLanguages => readStored(languages, row['languages']) ?? languages.default;
