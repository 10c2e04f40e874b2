/** The state of an import: the file, the user's decisions, and the plan that the server makes from both. */
import { useRef, useState } from 'react';
import {
  ApiError,
  itemImportEndpoints,
  SKIP_ROW,
  type ImportAnswer,
  type ImportPlan,
  type ImportResponse,
  type SheetMapping,
} from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../data/api.js';
import { useMenu, useMenuName } from '../../../data/menu.js';
import { refetchMenuAndDerived } from '../../../data/menuDataProvider.js';
import { useNotifyError } from '../../../data/useMenuMutations.js';
import { useNotifyWithUndo } from '../../../data/useNotifyWithUndo.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { useRememberedColumns } from './useRememberedColumns.js';

export type Problem = ImportPlan['problems'][number];

const NO_ANSWERS: readonly ImportAnswer[] = [];
const NO_MAPPING: readonly SheetMapping[] = [];

/** What a problem asks. Rows with the same text in the same column ask the same. */
const questionOf = ({ field, message, choices }: Problem) => JSON.stringify([field, message, choices]);

/** Whether the row names no section. If it names an unknown section, the problem has choices. */
export const lacksSection = ({ field, choices }: Problem): boolean => field === 'section' && choices.length === 0;

export interface ImportState {
  readonly file: File | null;
  readonly plan: ImportPlan | null;
  /** What the columns of each sheet mean. */
  readonly layout: ImportResponse['layout'];
  readonly answers: readonly ImportAnswer[];
  readonly busy: 'reading' | 'applying' | null;
  readonly open: (file: File) => Promise<void>;
  /** Stores a decision. A choice applies to all rows with the same question, a correction to its row alone. */
  readonly decide: (problem: Problem, value: string) => Promise<void>;
  /** Chooses one section for all rows without a section. */
  readonly decideSections: (section: string) => Promise<void>;
  /** Stores the decisions of several problems. */
  readonly decideAll: (decisions: readonly { readonly problem: Problem; readonly value: string }[]) => Promise<void>;
  /** Changes what the columns of a sheet mean. Decisions about rows are kept. */
  readonly map: (mapping: SheetMapping) => Promise<void>;
  /** Leaves rows out. */
  readonly skip: (rows: readonly number[]) => Promise<void>;
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
  const [mapping, setMapping] = useState(NO_MAPPING);
  const { recall, remember } = useRememberedColumns();
  const [planned, setPlanned] = useState<ImportResponse | null>(null);
  const [busy, setBusy] = useState<ImportState['busy']>(null);
  const isBusy = useRef(false);
  const params = { menuId: menu?._id ?? menuName };

  const formOf = (sent: File, decided: readonly ImportAnswer[], mapped: readonly SheetMapping[]) => {
    const form = new FormData();
    form.set('answers', JSON.stringify(decided));
    form.set('mapping', JSON.stringify(mapped));
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

  const ask = async (sent: File, decided: readonly ImportAnswer[], mapped: readonly SheetMapping[]) => {
    const body = formOf(sent, decided, mapped);
    return (await api.send(itemImportEndpoints.send, { params, query: { dry: '1' }, body })).data;
  };

  const readPlan = async (sent: File, decided: readonly ImportAnswer[], mapped: readonly SheetMapping[]) => {
    const data = await ask(sent, decided, mapped);
    setFile(sent);
    setAnswers(decided);
    setMapping(mapped);
    setPlanned(data);
  };

  /** Reads a new file, with what the user decided about such columns before. */
  const readFile = async (sent: File) => {
    const guessed = await ask(sent, NO_ANSWERS, NO_MAPPING);
    await readPlan(sent, NO_ANSWERS, recall(guessed.layout));
  };

  const replan = (decided: readonly ImportAnswer[], mapped = mapping) =>
    exclusively('reading', async () => {
      if (file) await readPlan(file, decided, mapped).catch(notifyError);
    });

  const decideAll: ImportState['decideAll'] = (decisions) =>
    replan([...answers, ...decisions.map(({ problem: { row, field }, value }) => ({ row, field, value }))]);

  const send = async () => {
    if (!file || !planned) return;
    const body = formOf(file, answers, mapping);
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
      if (error instanceof ApiError && error.statusCode === 409)
        await readPlan(file, answers, mapping).catch(notifyError);
    }
  };

  const problems = planned?.plan.problems ?? [];
  return {
    file,
    plan: planned?.plan ?? null,
    layout: planned?.layout ?? [],
    answers,
    busy,
    open: (chosen) => exclusively('reading', () => readFile(chosen).catch(notifyError)),
    decide: (problem, value) => {
      const isChoice = problem.choices.some((choice) => choice.value === value);
      const question = questionOf(problem);
      const alike = isChoice ? problems.filter((one) => questionOf(one) === question) : [problem];
      return decideAll(alike.map((one) => ({ problem: one, value })));
    },
    decideSections: (value) => decideAll(problems.filter(lacksSection).map((problem) => ({ problem, value }))),
    decideAll,
    map: (mapped) => {
      const { columns } = mapped;
      if (columns)
        remember(
          planned?.layout.find(({ sheet }) => sheet === mapped.sheet),
          columns,
        );
      return replan(answers, [...mapping.filter(({ sheet }) => sheet !== mapped.sheet), mapped]);
    },
    skip: (rows) => replan([...answers, ...rows.map((row) => ({ row, field: SKIP_ROW, value: '1' }))]),
    reconsider: () => replan(NO_ANSWERS),
    apply: () => exclusively('applying', send),
  };
}
