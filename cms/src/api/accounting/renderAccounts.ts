/** Statements and the spreadsheet of months, rendered in the worker thread. */
import { join } from 'node:path';
import type { Language, Month } from '@qaima/schemas';
import { renderInThread } from '../../jobs/renderInThread';
import type { monthsSheet } from './monthsSheet';
import type { ClientStatement } from './statement';
import type { statementPdf } from './statementPdf';

export const renderMonths = (months: readonly Month[], language: Language): Promise<Buffer> =>
  renderInThread<typeof monthsSheet>(
    { module: join(__dirname, 'monthsSheet.js'), name: 'monthsSheet' },
    { months, language },
  );

export const renderStatement = (input: ClientStatement & { readonly language: Language }): Promise<Buffer> =>
  renderInThread<typeof statementPdf>({ module: join(__dirname, 'statementPdf.js'), name: 'statementPdf' }, input);
