/**
 * Activates or deactivates a menu, at once or at a scheduled time, and shows its audit log.
 * (docs/spec/staff-console.md#menu-activation)
 */
import { useEffect, useRef, useState } from 'react';
import {
  fingerprintsOf,
  isLaterStop,
  menuActivationFormSchema,
  menuEndpoints,
  ApiError,
  PAST_STOP,
  type Menu,
  type MenuActivationFormValues,
} from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { Card } from '../../components/Card.js';
import { DateTime } from '../../components/DateTime.js';
import { MenuAuditLog } from '../../components/MenuAuditLog.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { StaffFormLayout } from '../../components/StaffFormLayout.js';
import { useConfirm } from '../../components/useConfirm.js';
import { toInactiveFrom, useConfirmMenuState, type InactiveFrom } from '../../components/useConfirmMenuState.js';
import { useMenuTitle } from '../../components/useMenuTitle.js';
import { isStopped } from '../../data/menu.js';
import { useFindMenu, useInvalidateMenus, useMenuLookUp } from '../../data/userOrMenuLookUp.js';
import { useApiCall } from '../../data/useApiCall.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { useFormContext } from '../../schema-ui/form/formContext.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { FormMenu, useMenuParam } from '../../schema-ui/form/useMenuOfForm.js';
import { DateTimeWidget } from '../../schema-ui/form/widgets/DateTimeWidget.js';
import { MenuIdWidget } from '../../schema-ui/form/widgets/MenuIdWidget.js';
import { SegmentedWidget } from '../../schema-ui/form/widgets/SegmentedWidget.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';

const closing: Overrides = {
  'MenuActivation.menuId': { widget: MenuIdWidget },
  'MenuActivation.action': { widget: SegmentedWidget },
  'MenuActivation.schedule': { widget: DateTimeWidget },
};
/** Only a deactivation can be scheduled. */
const opening: Overrides = { ...closing, 'MenuActivation.schedule': { hidden: true } };

type Action = MenuActivationFormValues['action'];

/** Proposes to start a stopped menu. Nothing is proposed for one that runs, so that nobody stops it by mistake. */
const proposedAction = (menu: Menu): Action | undefined => (isStopped(menu) ? 'a' : undefined);

const SUBMIT = {
  a: 'activation.submitActivate',
  d: 'activation.submitDeactivate',
  none: 'activation.submit',
} as const;

/** A schedule typed for a deactivation is neither validated nor sent with another action. */
const withoutHiddenSchedule = ({ schedule, ...values }: FormValues): FormValues =>
  values['action'] === 'd' ? { ...values, schedule } : values;

interface ActionOfFormProps {
  /** The menu that the form's field names. */
  readonly menu: Menu | null;
  /** The menu that the form began with. */
  readonly first: Menu | null;
  readonly onAction: (action: Action | undefined) => void;
}

/**
 * Watches the form. If staff enter another menu, proposes the action for it, unless they chose one themselves. Reports
 * the action to the page, which shows the schedule for a deactivation only.
 */
function ActionOfForm({ menu, first, onAction }: ActionOfFormProps) {
  const form = useFormContext();
  const chosen = form.values['action'];
  const action = chosen === 'a' || chosen === 'd' ? chosen : undefined;
  useEffect(() => onAction(action), [action, onAction]);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const known = useRef(first);
  useEffect(() => {
    if (!menu) return;
    const before = known.current;
    known.current = menu;
    if (menu._id === before?._id) return;
    const { values, change } = latest.current;
    const isChosen = values['action'] !== undefined && values['action'] !== (before && proposedAction(before));
    if (!isChosen) change({ ...values, action: proposedAction(menu) }, '');
  }, [menu]);
  return null;
}

/** If the URL names a menu, the form waits until that menu is loaded: the form's initial action depends on it. */
export default function MenuActivationScreen() {
  const t = useTranslate();
  const address = useMenuParam();
  const [first] = useState(address);
  const found = useMenuLookUp(first);
  // Keeps the first result. The action refetches the menu, which must not reset the form.
  const [menu, setMenu] = useState<Menu | null | undefined>(first ? undefined : null);
  if (menu === undefined && found.is !== 'looking') setMenu(found.is === 'found' ? found.value : null);
  return menu === undefined ? (
    <StaffFormLayout>
      <Card title={t('activation.title')}>
        <RowsSkeleton count={3} />
      </Card>
    </StaffFormLayout>
  ) : (
    <Activation address={first} first={menu} />
  );
}

interface ActivationProps {
  readonly address: string;
  /** The menu in the URL. */
  readonly first: Menu | null;
}

function Activation({ address, first }: ActivationProps) {
  const t = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const call = useApiCall();
  const titleOf = useMenuTitle();
  const invalidateMenus = useInvalidateMenus();
  const findMenu = useFindMenu();
  const { agreed, dialog } = useConfirm();
  const { agreedState, dialog: conflictDialog } = useConfirmMenuState();
  const [initial] = useState(() => ({
    ...(address && { menuId: address }),
    ...(first && { action: proposedAction(first) }),
  }));
  const [menu, setMenu] = useState<Menu | null>(null);
  const [action, setAction] = useState<Action | undefined>(undefined);
  const opens = action === 'a';

  const questionOf = (title: string, schedule: string) => {
    if (opens) {
      const text = t('activation.activateText');
      const confirm = t('activation.yesActivate');
      return { title: t('activation.activate', { title }), text, confirm, harmless: true };
    }
    const text = schedule ? (
      <>
        {t('activation.scheduleText')} <DateTime at={schedule} />
      </>
    ) : (
      t('activation.deactivateText')
    );
    return { title: t('activation.deactivate', { title }), text, confirm: t('activation.yesDeactivate') };
  };

  const found = async ({ menuId }: FormValues): Promise<Menu> => {
    const one = await findMenu(String(menuId));
    if (!one) throw new ApiError('', 404, [{ path: '/menuId', message: t('desk.noMenu') }]);
    return one;
  };
  const scheduleOf = ({ schedule }: FormValues) => (typeof schedule === 'string' ? schedule : '');

  // The confirmation shows the menu's title. If the menu can't be looked up, nothing is sent.
  const confirm = async (values: FormValues) => {
    const schedule = scheduleOf(values);
    if (schedule && !isLaterStop(schedule, new Date()))
      throw new ApiError('', 400, [{ path: '/schedule', message: PAST_STOP[language] }]);
    return agreed(questionOf(titleOf(await found(values)), schedule));
  };
  /** Sends the change for a menu that is as it was shown. If it is not, asks whether to overwrite that. */
  const send = async (one: Menu, schedule: string, shown: InactiveFrom): Promise<void> => {
    const params = { menuId: one._id };
    const seen = fingerprintsOf({ schedule: shown }, ['schedule']);
    try {
      if (opens) await call(menuEndpoints.activate, { params, seen });
      else await call(menuEndpoints.deactivate, { params, query: { schedule }, seen });
    } catch (error) {
      const [conflict] = error instanceof ApiError ? error.conflicts : [];
      if (!conflict) throw error;
      const theirs = toInactiveFrom(conflict.value);
      const mine = opens ? null : schedule || new Date().toISOString();
      await invalidateMenus();
      if (!(await agreedState({ title: titleOf(one), theirs, mine }))) throw new ApiError('', 409);
      await send(one, schedule, theirs);
    }
  };
  const act = async (values: FormValues) => {
    const now = await found(values);
    const shown = menu?._id === now._id ? menu : now;
    await send(now, scheduleOf(values), shown.inactiveFrom ?? null);
    notify(t('activation.done'), { type: 'success' });
    await invalidateMenus();
  };

  return (
    <StaffFormLayout beside={menu && <MenuAuditLog menu={menu} />}>
      <Card title={t('activation.title')}>
        <SchemaForm
          schema={menuActivationFormSchema}
          initial={initial}
          // Keeps the menu id after success, so that the menu's new status and audit log stay visible, and proposes
          // to start a menu that was stopped.
          next={({ menuId, action: done, schedule }) => ({
            menuId,
            action: done === 'd' && !schedule ? 'a' : undefined,
          })}
          complete={withoutHiddenSchedule}
          label={t('activation.title')}
          overrides={action === 'd' ? closing : opening}
          submit={t(SUBMIT[action ?? 'none'])}
          submitting={t('desk.sending')}
          between={
            <>
              <FormMenu onMenu={setMenu} />
              <ActionOfForm menu={menu} first={first} onAction={setAction} />
            </>
          }
          confirm={confirm}
          onSend={act}
        />
        {dialog}
        {conflictDialog}
      </Card>
    </StaffFormLayout>
  );
}
