/** Menu Activation: opens a menu, or closes it, at once or at a moment; and what was done to it so far. (Document 2, sections 2 and 5.) */
import { useEffect, useState } from 'react';
import { menuActivation, menuCalls, Refused, type Menu } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { Card } from '../../components/Card.js';
import { Moment } from '../../components/DateTime.js';
import { MenuTrail } from '../../components/MenuAuditLog.js';
import { DeskForm } from '../../components/StaffFormLayout.js';
import { useQuestion } from '../../components/useConfirm.js';
import { useMenuTitle } from '../../components/useMenuTitle.js';
import { useFindMenu, useReadMenusAgain } from '../../data/lookUps.js';
import { useCall } from '../../data/useApiCall.js';
import { useSay } from '../../i18n/i18n.js';
import { useFormAround } from '../../schema-ui/form/formContext.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { MenuOfForm, useMenuOfAddress } from '../../schema-ui/form/useFormMenu.js';
import { MomentWidget } from '../../schema-ui/form/widgets/DateTimeWidget.js';
import { MenuIdWidget } from '../../schema-ui/form/widgets/MenuIdWidget.js';
import { SegmentsWidget } from '../../schema-ui/form/widgets/SegmentedWidget.js';
import type { Overrides } from '../../schema-ui/overrides.js';

const closing: Overrides = {
  'MenuActivation.menuId': { widget: MenuIdWidget },
  'MenuActivation.action': { widget: SegmentsWidget },
  'MenuActivation.schedule': { widget: MomentWidget },
};
/** A moment is asked for only where something is to be closed. */
const opening: Overrides = { ...closing, 'MenuActivation.schedule': { hidden: true } };

/** Told to the page around the form, which draws the form by it. */
function ActionOfForm({ onOpens }: { readonly onOpens: (opens: boolean) => void }) {
  const opens = useFormAround().values['action'] === 'a';
  useEffect(() => onOpens(opens), [opens, onOpens]);
  return null;
}

export default function MenuActivation() {
  const say = useSay();
  const notify = useNotify();
  const call = useCall();
  const titleOf = useMenuTitle();
  const readAgain = useReadMenusAgain();
  const findMenu = useFindMenu();
  const { agreed, dialog } = useQuestion();
  const address = useMenuOfAddress();
  const [initial] = useState(() => (address ? { menuId: address } : {}));
  const [menu, setMenu] = useState<Menu | null>(null);
  const [opens, setOpens] = useState(false);

  const questionOf = (title: string, schedule: string) => {
    if (opens) {
      const text = say('activation.activateText');
      return { title: say('activation.activate', { title }), text, confirm: say('activation.yesActivate') };
    }
    const text = schedule ? (
      <>
        {say('activation.scheduleText')} <Moment at={schedule} />
      </>
    ) : (
      say('activation.deactivateText')
    );
    return { title: say('activation.deactivate', { title }), text, confirm: say('activation.yesDeactivate') };
  };

  const found = async ({ menuId }: FormValues): Promise<Menu> => {
    const one = await findMenu(String(menuId));
    if (!one) throw new Refused('', 404, [{ path: '/menuId', message: say('desk.noMenu') }]);
    return one;
  };
  const scheduleOf = ({ schedule }: FormValues) => (!opens && typeof schedule === 'string' ? schedule : '');

  // The question names what is acted on: a menu that can't be looked up is not acted on.
  const confirm = async (values: FormValues) => agreed(questionOf(titleOf(await found(values)), scheduleOf(values)));
  const act = async (values: FormValues) => {
    const { _id: menuId = '' } = await found(values);
    const params = { menuId };
    if (opens) await call(menuCalls.activate, { params });
    else await call(menuCalls.deactivate, { params, query: { schedule: scheduleOf(values) } });
    notify(say('activation.done'), { type: 'success' });
    await readAgain();
  };

  return (
    <DeskForm beside={menu && <MenuTrail menu={menu} />}>
      <Card title={say('activation.title')}>
        <SchemaForm
          schema={menuActivation}
          initial={initial}
          // What became of the menu stays in sight: its state, and its trail.
          next={({ menuId }) => ({ menuId })}
          label={say('activation.title')}
          overrides={opens ? opening : closing}
          submit={say('activation.submit')}
          submitting={say('desk.sending')}
          between={
            <>
              <MenuOfForm onMenu={setMenu} />
              <ActionOfForm onOpens={setOpens} />
            </>
          }
          confirm={confirm}
          onSend={act}
        />
        {dialog}
      </Card>
    </DeskForm>
  );
}
