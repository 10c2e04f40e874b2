import { visibleSections } from '@qaima/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combos } from '../../../menu-site/src/pages/menu/Combos.js';
import { showCartOnCards } from '../../../menu-site/src/pages/menu/cart/client/itemCardSteppers.js';
import { CartControlTemplates } from '../../../menu-site/src/pages/menu/cart/CartControlTemplates.js';
import { Section } from '../../../menu-site/src/pages/menu/Section.js';
import {
  aCombo,
  aMenu,
  anItem,
  anItemWithExtras,
  aPicture,
  aSection,
  someExtraGroups,
} from '../../../menu-site/src/testing/menuFixtures.js';
import { ClientScript } from '../../support/ClientScript.js';
import { MenuSitePage } from '../../support/MenuSitePage.js';

interface Args {
  /** The quantity of each item in the cart. */
  readonly quantity: number;
  readonly picture: 'small-image' | 'large-image' | 'none';
}

const menuOf = ({ picture }: Args) => {
  const look = {
    image: picture === 'none' ? null : aPicture('burger', picture === 'large-image' ? '1120x630' : undefined),
    show: { type: picture === 'none' ? ('small-image' as const) : picture },
  };
  const items = [
    anItem({ _id: 'burger000000000000000000', title: 'برجر مشوي', ...look }),
    anItemWithExtras(look),
    anItem({ _id: 'salad0000000000000000000', title: 'فتّوش', soldOut: true, ...look }),
  ];
  const extraGroups = [...someExtraGroups];
  return aMenu({ sections: [aSection({ items })], combos: [aCombo()], extraGroups });
};

/** Inserts the page's templates and shows the cart on the cards, as the client script does. */
function fillCards(root: HTMLElement, quantity: number): void {
  const template = root.querySelector<HTMLTemplateElement>('#shop');
  if (template) root.append(document.importNode(template.content, true));
  const line = { title: '', price: 1, quantity };
  if (quantity === 0) return;
  showCartOnCards([
    { ...line, of: 'burger000000000000000000', isPlain: true },
    { ...line, of: 'shawarma0000000000000000' },
    { ...line, of: 'combo0000000000000000000', isPlain: true },
  ]);
}

function ItemCardSteppers(args: Args) {
  const menu = menuOf(args);
  const [section] = visibleSections(menu);
  return (
    <MenuSitePage data={{ kind: 'menu', menu }} css=".item-sheet{display:none}">
      <ClientScript args={args} run={(root) => fillCards(root, args.quantity)}>
        <main>{section && <Section section={section} />}</main>
        <Combos menu={menu} group={{ id: 'combos', combos: menu.combos }} />
        <CartControlTemplates menu={menu} />
      </ClientScript>
    </MenuSitePage>
  );
}

export default {
  id: 'menu-site-cards-in-cart',
  title: 'الموقع العام · Menu site/القائمة · Menu/البطاقة والسلة · Cards and the cart',
  component: ItemCardSteppers,
  args: { quantity: 2, picture: 'small-image' },
  argTypes: { picture: { control: 'inline-radio', options: ['small-image', 'large-image', 'none'] } },
  render: (args) => <ItemCardSteppers {...args} />,
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const NotInCart: Story = { name: 'قبل الإضافة · Not in the cart', args: { quantity: 0 } };
export const One: Story = { name: 'واحدة · One: the minus is a bin', args: { quantity: 1 } };
export const Several: Story = { name: 'أكثر · Several' };
export const LargePictures: Story = { name: 'صور كبيرة · Large pictures', args: { picture: 'large-image' } };
export const WithoutPictures: Story = { name: 'بلا صور · Without pictures', args: { picture: 'none' } };
