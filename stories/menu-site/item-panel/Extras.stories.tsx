import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { offeredGroups, type Choice, type ExtraGroup } from '@qaima/schemas';
import { showAmount } from '../../../menu-site/src/client/money.js';
import { setFormStatus } from '../../../menu-site/src/client/form/feedback.js';
import { readTotal, resetChoice, showNote } from '../../../menu-site/src/pages/menu/item-panel/client/panelValues.js';
import { createExtras } from '../../../menu-site/src/pages/menu/item-panel/client/extras.js';
import { fillPanel } from '../../../menu-site/src/pages/menu/item-panel/client/fillPanel.js';
import { ItemPanel } from '../../../menu-site/src/pages/menu/item-panel/ItemPanel.js';
import { ItemCard } from '../../../menu-site/src/pages/menu/ItemCard.js';
import { anExtraGroup, anItemWithExtras, someExtraGroups } from '../../../menu-site/src/testing/menuFixtures.js';
import { ClientScript } from '../../support/ClientScript.js';
import { onMenuSite } from '../../support/MenuSitePage.js';
import { longTexts } from '../../support/itemArgs.js';

interface Args extends ComponentProps<typeof ItemPanel> {
  readonly groups: readonly ExtraGroup[];
  readonly chosen: Readonly<Record<string, number>>;
  /** Whether the story changes the size after choosing extras. */
  readonly changesSize: boolean;
  /** Whether the story submits the panel before a required group has a choice. */
  readonly tooEarly: boolean;
}

const TIME_ZONE = 'Asia/Amman';
const PRESSED_TOO_EARLY = 'اختر من «نوع الخبز» أولًا، ثم أضف الصنف إلى السلة.';

const choicesOf = (groups: readonly ExtraGroup[], chosen: Args['chosen']): readonly Choice[] =>
  groups.flatMap(({ _id: group, extras }) =>
    extras.flatMap(({ _id: extra = '', title }) => {
      const quantity = chosen[title];
      return quantity === undefined ? [] : [{ group, extra, quantity }];
    }),
  );

/** Opens the panel with its extras, as the client script does. */
function openPanel(root: HTMLElement, { groups, chosen, changesSize, tooEarly }: Args): void {
  const dialog = root.querySelector('dialog');
  const card = root.querySelector<HTMLElement>('.item');
  const place = dialog?.querySelector<HTMLElement>('.extras');
  if (!dialog || !card || !place) return;
  const item = anItemWithExtras({ extras: groups.map(({ _id }) => ({ group: _id, ...sizesOf(_id) })) });
  const offered = (size: number) => offeredGroups(item, null, groups, size);
  const extras = createExtras(place, () => 'JOD');
  const count = () => {
    const total = readTotal(dialog, TIME_ZONE, { groups: extras.groups(), choices: extras.choices() });
    showAmount(dialog.querySelector('[type=submit] [data-total]'), total, 'JOD');
  };
  const last = changesSize ? 0 : 1;
  fillPanel(dialog, card, last);
  resetChoice(dialog, TIME_ZONE);
  showNote(dialog, '');
  extras.start(offered(1), choicesOf(groups, chosen));
  if (changesSize) extras.changeSize(offered(0));
  dialog.addEventListener('input', count);
  count();
  const problem = extras.problem();
  if (tooEarly && problem) {
    extras.mark(problem);
    setFormStatus(dialog, PRESSED_TOO_EARLY);
  }
  dialog.show();
}

const ONLY_LARGE = 'طبق العائلة';
const sizesOf = (group: string) => (group === ONLY_LARGE ? { sizes: ['L'] } : {});

export default {
  id: 'menu-site-extras',
  title: 'الموقع العام · Menu site/لوحة الصنف · Item panel/الإضافات · Extras',
  component: ItemPanel,
  args: { method: 'order', groups: someExtraGroups, chosen: {}, changesSize: false, tooEarly: false },
  parameters: { frame: 'screen' },
  decorators: [onMenuSite({ css: 'body{min-block-size:1500px}.item-sheet{max-block-size:none!important}' })],
  render: (args) => (
    <ClientScript args={args} run={(root) => openPanel(root, args)}>
      <ul className="cards">
        <ItemCard item={anItemWithExtras()} action={<button className="plus" type="button" />} />
      </ul>
      <ItemPanel method={args.method} />
    </ClientScript>
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const AtFirst: Story = { name: 'أول الفتح · At first' };
export const Chosen: Story = {
  name: 'بعد الاختيار · Chosen, some of it free, one group full',
  args: {
    chosen: { 'صاج طازج': 1, ثومية: 1, مخلّل: 1, 'جبنة شيدر': 1, كاتشب: 1, 'صوص حار': 2, سلطة: 1 },
  },
};
export const TooEarly: Story = { name: 'ضغطة قبل أوانها · Pressed too early', args: { tooEarly: true } };
export const SizeChanged: Story = {
  name: 'بعد تغيير الحجم · What the size does not offer',
  args: { chosen: { شراك: 1, سلطة: 1 }, changesSize: true },
};
export const LongNames: Story = {
  name: 'أسماء طويلة · Long names',
  args: {
    groups: [
      anExtraGroup(
        { title: longTexts.title, min: 2, max: 5, each: null, free: 1 },
        { [longTexts.title]: 12.5, [longTexts.description]: 0, 'Sun-dried tomatoes': 0.125 },
      ),
    ],
    chosen: { [longTexts.title]: 2 },
  },
};
