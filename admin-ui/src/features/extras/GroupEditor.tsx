/** Creates or edits a group of extras. If there is space, a preview next to the form shows the group as guests see it. */
import { useMemo, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { extraGroupCreateSchema, extraGroupProblem, type ExtraGroup } from '@qaima/schemas';
import { DeletedNotice } from '../../components/DeletedNotice.js';
import { useMenu } from '../../data/menu.js';
import { useIsDeleted } from '../../data/useIsDeleted.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { addErrorAt } from '../../schema-ui/form/addErrorAt.js';
import type { CustomValidate } from '../../schema-ui/form/rjsfValidator.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { DeletePart } from '../../schema-ui/parts/PartPanels.js';
import { tokens } from '../../theme/theme.js';
import { groupOverrides } from './groupFieldOverrides.js';
import { GroupUses } from './GroupUses.js';
import { GuestView } from './GuestView.js';

/** The rules of a group that its schema can't express. */
function useGroupRules(): CustomValidate {
  const language = useLanguage();
  return useMemo<CustomValidate>(
    () => (values, errors, _ui, errorSchema) => {
      if (Object.keys(errorSchema ?? {}).length > 0) return errors;
      const problem = extraGroupProblem(values ?? {});
      if (problem) addErrorAt(errors, problem.path, problem.message[language]);
      return errors;
    },
    [language],
  );
}

/** The frame around the form and the preview. The preview is next to the form on wide screens, and otherwise below it. */
const Frame = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ containerType: 'inline-size', containerName: 'editor' }}>
    <Box
      sx={{
        borderRadius: '16px',
        border: `1px solid ${tokens.line}`,
        backgroundColor: tokens.surface,
        boxShadow: tokens.lift,
        overflow: 'clip',
        '& form > *:first-of-type': { padding: '16px 20px' },
        '@container editor (min-width: 640px)': {
          '& [data-part="guest"]': { borderInlineStart: `1px solid ${tokens.line}` },
          '& form': {
            display: 'grid !important',
            gridTemplateColumns: 'minmax(0, 1fr) 226px',
            gridTemplateRows: 'auto 1fr',
          },
          '& form > *': { gridColumn: 1 },
          '& form > [data-part="guest"]': { gridColumn: 2, gridRow: '1 / span 2' },
          '& form > [data-keep-clear]': { gridColumn: '1 / -1' },
        },
      }}
    >
      {children}
    </Box>
  </Box>
);

const Guest = () => {
  const { data: menu } = useMenu();
  return (
    <Box data-part="guest" sx={{ display: 'grid' }}>
      <GuestView menu={menu} />
    </Box>
  );
};

/** A new group starts with one empty extra. */
const INITIAL = { extras: [{}] };

interface CreateGroupProps {
  readonly onClose: () => void;
  readonly onCreated: (id: string) => void;
}

export function CreateGroup({ onCreated }: CreateGroupProps) {
  const t = useTranslate();
  const { data: menu } = useMenu();
  const { create } = useMenuMutations('extras');
  const customValidate = useGroupRules();
  const made = useRef('');
  return (
    <Frame>
      <SchemaForm
        schema={extraGroupCreateSchema}
        initial={INITIAL}
        currency={menu?.currency}
        label={t('extras.createTitle')}
        overrides={groupOverrides}
        customValidate={customValidate}
        submit={t('extras.create')}
        submitting={t('form.creating')}
        bar="sticky"
        reach="panel"
        between={<Guest />}
        onSend={async (values) => {
          made.current = await create(values);
        }}
        onSent={() => onCreated(made.current)}
      />
    </Frame>
  );
}

interface EditGroupProps {
  readonly group: ExtraGroup;
  readonly onDeleted: () => void;
}

export function EditGroup({ group, onDeleted }: EditGroupProps) {
  const t = useTranslate();
  const { data: menu } = useMenu();
  const { create, change } = useMenuMutations('extras');
  const { _id: id, title } = group;
  const isDeleted = useIsDeleted('extras', id);
  const customValidate = useGroupRules();
  return (
    <Frame>
      {isDeleted && <DeletedNotice id={id} />}
      <SchemaForm
        schema={extraGroupCreateSchema}
        record={group}
        currency={menu?.currency}
        label={t('extras.edit', { title })}
        overrides={groupOverrides}
        customValidate={customValidate}
        submit={t(isDeleted ? 'gone.saveAsNew' : 'form.save')}
        submitting={t('form.saving')}
        bar="sticky"
        reach="panel"
        onSend={async (changes, { seen, whole }) => {
          if (isDeleted) await create(whole);
          else await change(id, changes, seen);
        }}
        between={
          <>
            {!isDeleted && (
              <Box sx={{ padding: '0 20px 16px' }}>
                <GroupUses group={group} />
                <Box sx={{ marginInline: '-12px' }}>
                  <DeletePart
                    kind="extraGroup"
                    part={group}
                    question={`${t('extras.deleteText')} ${t('confirm.canRestore')}`}
                    onDeleted={onDeleted}
                  />
                </Box>
              </Box>
            )}
            <Guest />
          </>
        }
      />
    </Frame>
  );
}
