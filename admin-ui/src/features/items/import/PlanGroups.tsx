/** The rows of a plan in four groups: rows that need a decision, changes, new items, and items that the file lacks. */
import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  cellOf,
  interfaceUnit,
  interfaceMoney,
  IMPORT_COLUMNS,
  isolateLtr,
  placeOfRow,
  toThousandths,
  valueOf,
  type ImportPlan,
} from '@qaima/schemas';
import { useMenu } from '../../../data/menu.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { AlikeProblems, alikeProblems } from './AlikeProblems.js';
import css from './import.module.css';
import { PlanRow, SkipButton } from './PlanRow.js';
import type { PlanGroup } from './PlanTiles.js';
import { ProblemRow } from './ProblemRow.js';
import { SectionForAll } from './SectionForAll.js';
import { lacksSection, type ImportState, type Problem } from './useImport.js';

interface PlanGroupsProps {
  readonly plan: ImportPlan;
  /** The group to show; null shows all groups except the unchanged items. */
  readonly only: PlanGroup | null;
  readonly disabled: boolean;
  readonly onDecide: ImportState['decide'];
  readonly onDecideSections: ImportState['decideSections'];
  readonly onDecideAll: ImportState['decideAll'];
  readonly onSkip: ImportState['skip'];
}

export function PlanGroups({ plan, only, disabled, onDecide, onDecideSections, onDecideAll, onSkip }: PlanGroupsProps) {
  const t = useTranslate();
  const shows = (group: PlanGroup) => plan[group].length > 0 && (only === null ? group !== 'same' : only === group);
  const placeOf = (row: number) => placeOfRow(plan, row);
  const withoutSection = plan.problems.filter(lacksSection).length;
  return (
    <>
      {shows('problems') && (
        <Group
          name="problems"
          hint={t('import.decideHint')}
          before={
            <>
              {withoutSection > 1 && (
                <SectionForAll
                  rows={withoutSection}
                  disabled={disabled}
                  onDecide={(section) => void onDecideSections(section)}
                />
              )}
              {alikeProblems(plan).map((alike) => (
                <AlikeProblems
                  key={`${alike.kind} ${alike.problems[0]?.choices.length ?? 0}`}
                  {...alike}
                  disabled={disabled}
                  onDecide={(decisions) => void onDecideAll(decisions)}
                  onSkip={(rows) => void onSkip(rows)}
                />
              ))}
            </>
          }
        >
          {[...problemsByRow(plan)].map(([row, problems]) => (
            <ProblemRow
              key={row}
              problems={problems}
              place={placeOf(row)}
              disabled={disabled}
              onDecide={(problem, value) => void onDecide(problem, value)}
              onSkip={() => void onSkip([row])}
            />
          ))}
        </Group>
      )}
      {shows('change') && (
        <Group name="change" hint="">
          {plan.change.map((change) => (
            <PlanRow
              key={change.row}
              place={placeOf(change.row)}
              group="change"
              title={change.title}
              detail={change.section}
            >
              <span className={css['fields']}>
                {change.fields.map((field) => (
                  <FieldChange key={field.field} {...field} />
                ))}
              </span>
              <SkipButton place={placeOf(change.row)} disabled={disabled} onSkip={() => void onSkip([change.row])} />
            </PlanRow>
          ))}
        </Group>
      )}
      {shows('create') && (
        <Group name="create" hint="">
          {plan.create.map(({ row, title, section, values }) => (
            <PlanRow key={row} place={placeOf(row)} group="create" title={title} detail={section}>
              <span className={css['fields']}>
                <NewValues values={values} />
              </span>
              <SkipButton place={placeOf(row)} disabled={disabled} onSkip={() => void onSkip([row])} />
            </PlanRow>
          ))}
        </Group>
      )}
      {shows('same') && (
        <Group name="same" hint="">
          {plan.same.map(({ row, title }) => (
            <PlanRow key={row} place={placeOf(row)} group="same" title={title} detail="" />
          ))}
        </Group>
      )}
      {shows('missing') && (
        <Group key={only} name="missing" hint={t('import.missingHint')} isFolded={only === null}>
          {plan.missing.map(({ _id, title, section }) => (
            <PlanRow key={_id} place={null} group="missing" title={title} detail={section} />
          ))}
        </Group>
      )}
    </>
  );
}

function problemsByRow({ problems }: ImportPlan): ReadonlyMap<number, readonly Problem[]> {
  const byRow = new Map<number, Problem[]>();
  for (const problem of problems) byRow.set(problem.row, [...(byRow.get(problem.row) ?? []), problem]);
  return byRow;
}

/** The number of rows of a group that are shown at first. */
const FIRST_ROWS = 100;

interface GroupProps {
  readonly name: PlanGroup;
  readonly hint: string;
  readonly before?: ReactNode;
  /** Whether the group is collapsed at first. */
  readonly isFolded?: boolean;
  readonly children: readonly ReactNode[];
}

function Group({ name, hint, before, isFolded = false, children }: GroupProps) {
  const t = useTranslate();
  const [all, setAll] = useState(false);
  const shown = all ? children : children.slice(0, isFolded ? 0 : FIRST_ROWS);
  return (
    <section className={css['group']} aria-label={t(`import.groups.${name}`)}>
      <header className={css['head']}>
        <h3>{t(`import.groups.${name}`)}</h3>
        {hint && <span>{hint}</span>}
      </header>
      {before}
      {shown.length > 0 && <ul className={css['rows']}>{shown}</ul>}
      {shown.length < children.length && (
        <Button color="inherit" fullWidth onClick={() => setAll(true)}>
          {t('import.showAll', { count: children.length })}
        </Button>
      )}
    </section>
  );
}

type FieldChangeProps = ImportPlan['change'][number]['fields'][number];

/** The label and the text of a value. Prices have the menu's currency; sizes have it in their label. */
function useCellText() {
  const language = useLanguage();
  const { data: menu } = useMenu();
  return (field: string, value: unknown) => {
    const column = IMPORT_COLUMNS.find(({ key }) => key === field);
    if (!column) return { label: field, text: String(value) };
    const label = column.label[language];
    const money =
      column.schema['x-money'] && typeof value === 'number'
        ? interfaceMoney(toThousandths(value), menu?.currency, language)
        : '';
    if (money !== '') return { label, text: isolateLtr(money) };
    const unit = isolateLtr(interfaceUnit(menu?.currency, language));
    return {
      label: column.kind === 'sizes' ? `${label} (${unit})` : label,
      text: String(cellOf(column, value, language, menu?.settings?.timeZone)),
    };
  };
}

function FieldChange({ field, from, to }: FieldChangeProps) {
  const t = useTranslate();
  const language = useLanguage();
  const cellText = useCellText();
  const { label, text: before } = cellText(field, from);
  const { text: after } = cellText(field, to);
  return (
    <span className={css['field']}>
      <span className={css['label']}>{label}</span>
      <s>
        <bdi>{before || t('import.empty')}</bdi>
      </s>
      <span aria-hidden="true">{language === 'en' ? ' → ' : ' ← '}</span>
      <strong>
        <bdi>{after || t('import.empty')}</bdi>
      </strong>
    </span>
  );
}

/** The columns whose values the head of a row does not name. */
const COLUMNS_BELOW = IMPORT_COLUMNS.filter(({ key }) => key !== 'title' && key !== 'section');

function NewValues({ values }: { readonly values: Readonly<Record<string, unknown>> }) {
  const cellText = useCellText();
  return COLUMNS_BELOW.map((column) => {
    const { key } = column;
    const { label, text } = cellText(key, valueOf(values, column));
    return (
      text !== '' && (
        <Box component="span" key={key} className={css['field']}>
          <span className={css['label']}>{label}</span>
          <bdi>{text}</bdi>
        </Box>
      )
    );
  });
}
