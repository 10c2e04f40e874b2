import type { Meta, StoryObj } from '@storybook/react-vite';
import { createAppTheme, tokens } from '../../admin-ui/src/theme/theme.js';
import { onFoundationPage, Sample, SampleGroup, useFoundationText } from './FoundationPage.js';
import { declaredPixels } from './siteStyles.js';

const { breakpoints } = createAppTheme('rtl');
const sizes = Object.entries<unknown>(tokens).filter(
  (entry): entry is [string, number] => typeof entry[1] === 'number',
);

const Bar = ({ size }: { readonly size: string }) => (
  <div style={{ inlineSize: size, maxInlineSize: '100%', blockSize: 16, background: 'var(--accent)' }} />
);

/** The sizes of the admin UI's layout, its breakpoints, and the gaps in the public site's style sheets. */
function Spacing() {
  const t = useFoundationText();
  return (
    <>
      <SampleGroup title={t('الإدارة: المقاسات (1 : 8)', 'Admin area: sizes (1 : 8)')}>
        {sizes.map(([name, value]) => (
          <Sample key={name} name={name} value={`${value}px`}>
            <Bar size={`${value / 8}px`} />
          </Sample>
        ))}
      </SampleGroup>
      <SampleGroup title={t('الإدارة: نقاط التحوّل', 'Admin area: breakpoints')}>
        {Object.entries(breakpoints.values).map(([name, value]) => (
          <Sample key={name} name={name} value={`≥ ${value}px`} />
        ))}
      </SampleGroup>
      <SampleGroup title={t('الموقع العام: الفواصل', 'Menu site: gaps')}>
        {declaredPixels('row-gap').map(({ value, selectors }) => (
          <Sample key={value} name={value} value={selectors.slice(0, 4).join(', ')}>
            <Bar size={value} />
          </Sample>
        ))}
      </SampleGroup>
    </>
  );
}

export default {
  id: 'foundations-spacing',
  title: 'الأسس · Foundations/المسافات · Spacing',
  component: Spacing,
  decorators: [onFoundationPage],
} satisfies Meta<typeof Spacing>;

export const Scale: StoryObj<typeof Spacing> = { name: 'السلّم · Scale' };
