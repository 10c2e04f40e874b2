/** Statements and spreadsheets of the accounts, rendered in the worker thread. */
import { join } from 'node:path';
import type { Language, Month } from '@qaima/schemas';
import { renderInThread } from '../../jobs/renderInThread';
import type { monthsSheet } from './monthsSheet';
import type { paymentsSheet } from './paymentsSheet';
import type { ClientStatement } from './statement';
import type { statementPdf } from './statementPdf';
import type { statementSheet } from './statementSheet';

export const renderMonths = (months: readonly Month[], language: Language): Promise<Buffer> =>
  renderInThread<typeof monthsSheet>(
    { module: join(__dirname, 'monthsSheet.js'), name: 'monthsSheet' },
    { months, language },
  );

export const renderPayments = (input: Parameters<typeof paymentsSheet>[0]): Promise<Buffer> =>
  renderInThread<typeof paymentsSheet>({ module: join(__dirname, 'paymentsSheet.js'), name: 'paymentsSheet' }, input);

type Input = ClientStatement & { readonly language: Language };

export const renderStatement = (input: Input): Promise<Buffer> =>
  renderInThread<typeof statementPdf>({ module: join(__dirname, 'statementPdf.js'), name: 'statementPdf' }, input);

export const renderStatementSheet = (input: Input): Promise<Buffer> =>
  renderInThread<typeof statementSheet>(
    { module: join(__dirname, 'statementSheet.js'), name: 'statementSheet' },
    input,
  );
