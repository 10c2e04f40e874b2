/** The state of an import: the file, the user's decisions, and the plan that the server makes from both. */
import { useRef, useState } from 'react';
import {
  ApiError,
  itemImportEndpoints,
  SKIP_ROW,
  type ImportAnswer,
  type ImportPlan,
  type ImportResponse,
} from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../data/api.js';
import { useMenu, useMenuName } from '../../../data/menu.js';
import { refetchMenuAndDerived } from '../../../data/menuDataProvider.js';
import { useNotifyError } from '../../../data/useMenuMutations.js';
import { useNotifyWithUndo } from '../../../data/useNotifyWithUndo.js';
import { useTranslate } from '../../../i18n/i18n.js';

export type Problem = ImportPlan['problems'][number];

const NO_ANSWERS: readonly ImportAnswer[] = [];

/** What a problem asks. Rows with the same text in the same column ask the same. */
const questionOf = ({ field, message, choices }: Problem) => JSON.stringify([field, message, choices]);

/** Whether the row names no section. If it names an unknown section, the problem has choices. */
export const lacksSection = ({ field, choices }: Problem): boolean => field === 'section' && choices.length === 0;

export interface ImportState {
  readonly file: File | null;
  readonly plan: ImportPlan | null;
  readonly answers: readonly ImportAnswer[];
  readonly busy: 'reading' | 'applying' | null;
  readonly open: (file: File) => Promise<void>;
  /** Stores a decision. A choice applies to all rows with the same question, a correction to its row alone. */
  readonly decide: (problem: Problem, value: string) => Promise<void>;
  /** Chooses one section for all rows without a section. */
  readonly decideSections: (section: string) => Promise<void>;
  /** Leaves a row out. */
  readonly skip: (row: { readonly row: number }) => Promise<void>;
  readonly reconsider: () => Promise<void>;
  readonly apply: () => Promise<void>;
}

export function useImport(onDone: () => void): ImportState {
  const api = useApi();
  const queries = useQueryClient();
  const menuName = useMenuName();
  const { data: menu } = useMenu();
  const t = useTranslate();
  const notifyError = useNotifyError();
  const { removed } = useNotifyWithUndo();
  const [file, setFile] = useState<File | null>(null);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [planned, setPlanned] = useState<ImportResponse | null>(null);
  const [busy, setBusy] = useState<ImportState['busy']>(null);
  const isBusy = useRef(false);
  const params = { menuId: menu?._id ?? menuName };

  const formOf = (sent: File, decided: readonly ImportAnswer[]) => {
    const form = new FormData();
    form.set('answers', JSON.stringify(decided));
    form.set('file', sent);
    return form;
  };

  const exclusively = async (state: NonNullable<ImportState['busy']>, work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(state);
    try {
      await work();
    } finally {
      isBusy.current = false;
      setBusy(null);
    }
  };

  const readPlan = async (sent: File, decided: readonly ImportAnswer[]) => {
    const { data } = await api.send(itemImportEndpoints.send, {
      params,
      query: { dry: '1' },
      body: formOf(sent, decided),
    });
    setFile(sent);
    setAnswers(decided);
    setPlanned(data);
  };

  const replan = (sent: File | null, decided: readonly ImportAnswer[]) =>
    exclusively('reading', async () => {
      if (sent) await readPlan(sent, decided).catch(notifyError);
    });

  const send = async () => {
    if (!file || !planned) return;
    const body = formOf(file, answers);
    body.set('hash', planned.hash);
    try {
      const { data, undo } = await api.send(itemImportEndpoints.send, { params, body });
      await refetchMenuAndDerived(queries, menuName);
      const smart_count = data.plan.create.length + data.plan.change.length;
      removed(t('import.done', { smart_count }), undo, t('import.undone', { smart_count }));
      onDone();
    } catch (error) {
      notifyError(error);
      // The menu has changed since the plan was made. A new plan is shown, which the user must confirm.
      if (error instanceof ApiError && error.statusCode === 409) await readPlan(file, answers).catch(notifyError);
    }
  };

  const problems = planned?.plan.problems ?? [];
  return {
    file,
    plan: planned?.plan ?? null,
    answers,
    busy,
    open: (chosen) => replan(chosen, NO_ANSWERS),
    decide: (problem, value) => {
      const isChoice = problem.choices.some((choice) => choice.value === value);
      const question = questionOf(problem);
      const alike = isChoice ? problems.filter((one) => questionOf(one) === question) : [problem];
      return replan(file, [...answers, ...alike.map(({ row, field }) => ({ row, field, value }))]);
    },
    decideSections: (value) =>
      replan(file, [...answers, ...problems.filter(lacksSection).map(({ row, field }) => ({ row, field, value }))]),
    skip: ({ row }) => replan(file, [...answers, { row, field: SKIP_ROW, value: '1' }]),
    reconsider: () => replan(file, NO_ANSWERS),
    apply: () => exclusively('applying', send),
  };
}
