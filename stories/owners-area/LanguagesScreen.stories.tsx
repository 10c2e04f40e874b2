import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../support/fake-api/createFakeApi.js';
import { neverAnswering } from '../support/fake-api/failures.js';
import { OwnerStory } from '../support/OwnerStory.js';
import { aMenu, idOf, someSections } from '../support/sampleMenu.js';

export default {
  id: 'owners-area-languages',
  title: 'منطقة المالك · Owner’s area/اللغات · Languages',
  parameters: { frame: 'screen' },
  component: OwnerStory,
  args: { at: '/languages' },
} satisfies Meta<typeof OwnerStory>;
type Story = StoryObj<typeof OwnerStory>;

const languages = { default: 'ar', offered: ['ar', 'en'] } as const;
const inBoth = aMenu({ languages: { ...languages, offered: [...languages.offered] } });

const translated = aMenu({
  languages: { ...languages, offered: [...languages.offered] },
  institution: { name: 'مطعم إنوفا', translations: { en: { name: 'Innova' } } },
  sections: someSections()
    .slice(0, 1)
    .map((section) => ({ ...section, translations: { en: { title: 'Shawarma' } }, items: [] })),
});

export const OneLanguage: Story = { name: 'لغة واحدة · One language', args: { api: createFakeApi() } };
export const Gaps: Story = { name: 'ما ينقص · Gaps', args: { api: createFakeApi({ menu: inBoth }) } };
export const Complete: Story = { name: 'كاملة · Complete', args: { api: createFakeApi({ menu: translated }) } };
export const Loading: Story = {
  name: 'جارٍ التحميل · Loading',
  args: { api: createFakeApi(neverAnswering('menu.read')) },
};
export const InAForm: Story = {
  name: 'في نموذج · In a form',
  args: {
    api: createFakeApi({ menu: inBoth }),
    at: `/sections?section=${inBoth.sections?.[0]?._id ?? idOf('section', 1)}`,
  },
};
