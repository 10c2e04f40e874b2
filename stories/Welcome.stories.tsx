import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryGlobals } from './.storybook/storyGlobals.js';
import { onFoundationPage } from './foundations/FoundationPage.js';

const texts = {
  ar: {
    title: 'نظام تصميم قائمة',
    intro: 'كل ما يراه الزوار والمالكون والموظفون، من الألوان إلى الشاشات الكاملة، معروضًا من الشيفرة نفسها.',
    organised: 'كيف هو منظّم',
    groups: [
      ['الأسس', 'الألوان والخط والمسافات والزوايا والأيقونات، مقروءة من السمات ومن أوراق الأنماط.'],
      ['الموقع العام', 'صفحات القائمة والسلة والحساب والخدمة، ومكوّنات كل منها.'],
      ['منطقة المالك ووحدة الموظفين', 'الشاشات كما تعمل، على واجهة برمجية وهمية تحفظ في الذاكرة.'],
      ['مكوّنات الإدارة والنماذج', 'ما تُبنى منه الشاشات، والنماذج والجداول المرسومة من المخططات.'],
    ],
    use: 'أشرطة الأدوات',
    tools: [
      ['اللغة', 'العربية أو الإنجليزية، والاتجاه يتبعها.'],
      ['السمة', 'فاتحة أو داكنة.'],
      ['ألوان المالك', 'أربعة ألوان يختارها صاحب القائمة، منها ما تصعب قراءته. تظهر في القائمة والسلة والإعدادات.'],
      ['العرض', '390 للهاتف و768 للوحي و1280 للمكتب. صفحات Docs تعرض الهاتف ما لم يُختر غيره.'],
      ['Controls و Actions', 'تغيّر خصائص المكوّن، وتسجّل ما يحدث فيه.'],
    ],
    glossary: 'المصطلحات: docs/glossary.md',
  },
  en: {
    title: 'The Qaima design system',
    intro:
      'Everything that visitors, owners and staff see, from colours to whole screens, rendered from the code itself.',
    organised: 'How it is organised',
    groups: [
      ['Foundations', 'Colours, type, spacing, radii and icons, read from the themes and the style sheets.'],
      ['Menu site', 'The pages of a menu, cart, account and service, and the components of each.'],
      ['Owner’s area and staff console', 'Working screens on a fake API that keeps its data in memory.'],
      [
        'Admin components and schema UI',
        'The building blocks of the screens, and the forms and tables drawn from schemas.',
      ],
    ],
    use: 'The toolbars',
    tools: [
      ['Language', 'Arabic or English; the direction follows.'],
      ['Theme', 'Light or dark.'],
      [
        'Owner’s colours',
        'Four colours of the menu, cart and settings, as owners choose them; one set is hard to read.',
      ],
      [
        'Width',
        '390 for phones, 768 for tablets, 1280 for desktops. Docs pages show a phone unless another is chosen.',
      ],
      ['Controls and Actions', 'Change the arguments of a component and log its events.'],
    ],
    glossary: 'Glossary: docs/glossary.md',
  },
} as const;

function List({ entries }: { readonly entries: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {entries.map(([term, text]) => (
        <div key={term} style={{ marginBlockEnd: 12 }}>
          <dt style={{ fontWeight: 700 }}>{term}</dt>
          <dd style={{ margin: 0 }}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The welcome page: the contents of this Storybook and how to use it. */
function Welcome() {
  const { language } = useStoryGlobals();
  const { title, intro, organised, groups, use, tools, glossary } = texts[language];
  return (
    <main style={{ maxInlineSize: 680, margin: '0 auto', padding: 24, lineHeight: 1.7 }}>
      <h1>{title}</h1>
      <p>{intro}</p>
      <h2>{organised}</h2>
      <List entries={groups} />
      <h2>{use}</h2>
      <List entries={tools} />
      <p>
        <a href="docs/glossary.md" target="_blank" style={{ color: 'inherit' }}>
          {glossary}
        </a>
      </p>
    </main>
  );
}

export default {
  id: 'welcome',
  title: 'مرحبًا · Welcome',
  component: Welcome,
  tags: ['!autodocs'],
  decorators: [onFoundationPage],
} satisfies Meta<typeof Welcome>;

export const Default: StoryObj<typeof Welcome> = { name: 'مرحبًا · Welcome' };
