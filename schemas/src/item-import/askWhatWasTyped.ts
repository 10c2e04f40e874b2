/**
 * Asks what was typed into a cell that a spreadsheet program has turned into a date, a time or a fraction.
 * (docs/spec/domain.md#import-and-export)
 */
import { isolateLtr } from '../core/bidi.js';
import type { LocalizedText } from '../core/language.js';
import { plain, problem, type CellReading, type ReformattedCell } from './cellReading.js';
import type { ImportColumn } from './columns.js';

const NAMES = {
  date: { ar: 'تاريخ', en: 'a date' },
  time: { ar: 'وقت', en: 'a time' },
  fraction: { ar: 'كسر', en: 'a fraction' },
} as const;

const message = ({ format, shown }: ReformattedCell): LocalizedText => ({
  ar: `حوّل برنامج الجداول هذه الخانة إلى ${NAMES[format].ar} (${isolateLtr(shown)}). ما الذي كُتب فيها؟`,
  en: `The spreadsheet program has turned this cell into ${NAMES[format].en} (${shown}). What was typed?`,
});

/** @param fits whether the column accepts a number */
export function askWhatWasTyped(
  { kind }: ImportColumn,
  cell: ReformattedCell,
  fits: (number: number) => boolean,
): CellReading {
  const isNumeric = kind === 'number' || kind === 'rate';
  const choices = isNumeric
    ? cell.numbers.filter(fits).map(plain)
    : cell.texts.map((text) => ({ value: text, label: { ar: text, en: text } }));
  return problem(
    message(cell),
    choices.map((choice, index) => ({ ...choice, proposed: cell.isClear && index === 0 })),
  );
}
