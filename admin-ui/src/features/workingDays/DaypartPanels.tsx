/** The panels that create and edit dayparts. */
import { useMemo } from 'react';
import Box from '@mui/material/Box';
import { DAYS, daypartCreateSchema, daypartProblem, workingDaySchema, type Daypart } from '@qaima/schemas';
import { DeleteButton } from '../../components/DeleteButton.js';
import { PanelForm, SidePanel } from '../../components/SidePanel.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { CheckList } from '../../schema-ui/form/CheckList.js';
import { EditPanel } from '../../schema-ui/form/EditPanel.js';
import type { FormFieldProps } from '../../schema-ui/form/formTypes.js';
import type { CustomValidate } from '../../schema-ui/form/rjsfValidator.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { SegmentedWidget } from '../../schema-ui/form/widgets/SegmentedWidget.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';

const dayNames = workingDaySchema.properties.day['x-options'];

function DaysField(props: FormFieldProps) {
  const language = useLanguage();
  return <CheckList field={props} options={DAYS.map((day) => ({ value: day, label: dayNames[day][language] }))} />;
}

const overrides: Overrides = {
  'Daypart.windows': { addLabel: 'dayparts.addWindow' },
  'Daypart.windows.days': { detail: true, field: DaysField },
  'Daypart.from': { half: true },
  'Daypart.to': { half: true },
  'Daypart.outside': { widget: SegmentedWidget },
};

/** A new daypart begins as a breakfast, the most common one. */
const INITIAL = { windows: [{ start: '07:00', end: '12:00' }] };

/** The rule that the last day is not before the first one. The server checks it too. */
function useDateRule(): CustomValidate {
  const language = useLanguage();
  return useMemo<CustomValidate>(
    () => (values, errors) => {
      const { from, to } = values ?? {};
      const problem = typeof from === 'string' && typeof to === 'string' ? daypartProblem({ from, to }) : null;
      if (problem) errors['to']?.addError(problem.message[language]);
      return errors;
    },
    [language],
  );
}

export function CreateDaypartPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const { create } = useMenuMutations('dayparts');
  const customValidate = useDateRule();
  return (
    <SidePanel title={t('dayparts.create')} onClose={onClose}>
      <PanelForm>
        <SchemaForm
          schema={daypartCreateSchema}
          initial={INITIAL}
          label={t('dayparts.create')}
          overrides={overrides}
          customValidate={customValidate}
          submit={t('dayparts.create')}
          submitting={t('form.creating')}
          bar="sticky"
          reach="panel"
          onSend={async (values) => void (await create(values))}
          onSent={onClose}
        />
      </PanelForm>
    </SidePanel>
  );
}

interface EditPanelProps {
  readonly daypart: Daypart;
  readonly onClose: () => void;
}

export function EditDaypartPanel({ daypart, onClose }: EditPanelProps) {
  const t = useTranslate();
  const { create, change, remove } = useMenuMutations('dayparts');
  const customValidate = useDateRule();
  const id = daypart._id ?? '';
  return (
    <EditPanel
      part="dayparts"
      id={id}
      onCreate={create}
      title={`${t('dayparts.edit')}: ${daypart.title}`}
      schema={daypartCreateSchema}
      record={daypart}
      label={t('dayparts.edit')}
      overrides={overrides}
      customValidate={customValidate}
      onSend={(changes, { seen }) => change(id, changes, seen)}
      onClose={onClose}
      between={
        <Box sx={{ paddingInline: '8px', paddingBlockEnd: '16px' }}>
          <DeleteButton
            label={t('dayparts.delete')}
            title={t('confirm.title', { title: daypart.title })}
            question={`${t('dayparts.sure')} ${t('confirm.canRestore')}`}
            onRemove={() => remove(id)}
            onDeleted={onClose}
          />
        </Box>
      }
    />
  );
}
