/** A large menu for the extended tests: 30 sections of 20 items, the same for each seed. */
import { elementOfCycle } from '../elementOfCycle';
import { randomOf } from '../randomOf';
import type { DemoItem, DemoMenu, DemoSection } from '../model';
import { innova } from './innova';
import { off } from './builders';

const SECTIONS = 30;
const ITEMS_EACH = 20;
const SEED = 0x51a1_4a;

/** A random price near `price`, in steps of 0.05. */
const near = (price: number, random: () => number) => Math.max(1, Math.round(price * (0.8 + random() * 0.5) * 20)) / 20;

/** A numbered variant of an item with a unique title. */
function variant(model: DemoItem, number: number, random: () => number): DemoItem {
  const { title, description, translations, price, show, picture, subItems } = model;
  const { en } = translations;
  const onSale = random() < 0.1;
  const soldOut = random() < 0.03;
  return {
    title: `${title} ${number}`,
    description,
    translations: { en: { ...en, title: `${en.title} ${number}` } },
    price: subItems?.[0]?.price ?? near(price, random),
    pin: random() < 0.02,
    show,
    ...(picture ? { picture } : {}),
    ...(subItems ? { subItems } : {}),
    ...(onSale ? { sale: off(5 * (1 + Math.floor(random() * 6))) } : {}),
    ...(soldOut ? { soldOut } : {}),
  };
}

/** Creates the menu of 600 items from texts and pictures of the demo restaurant. */
export function largeMenu(): DemoMenu {
  const random = randomOf(SEED);
  const models = innova.sections.filter(({ hide }) => !hide);
  const sections = Array.from({ length: SECTIONS }, (_, index): DemoSection => {
    const model = elementOfCycle(models, index);
    const round = Math.floor(index / models.length) + 1;
    const items = Array.from({ length: ITEMS_EACH }, (_, place) =>
      variant(elementOfCycle(model.items, place), index * ITEMS_EACH + place + 1, random),
    );
    const numbered = (title: string) => (round > 1 ? `${title} ${round}` : title);
    return {
      title: numbered(model.title),
      translations: { en: { title: numbered(model.translations.en.title) } },
      prime: index % 7 === 0,
      hide: false,
      items,
      galleries: round > 1 ? [] : model.galleries,
    };
  });
  return {
    ...innova,
    username: 'grand',
    institution: { ...innova.institution, name: 'المطبخ الكبير', description: 'قائمة من 600 صنف، للتجربة والقياس.' },
    sections,
    combos: [],
  };
}
