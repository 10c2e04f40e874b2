import type { Meta, StoryObj } from '@storybook/react-vite';
import { createAppTheme } from '../../admin-ui/src/theme/theme.js';
import { onFoundationPage, Sample, SampleGroup, useFoundationText } from './FoundationPage.js';
import { declaredPixels } from './siteStyles.js';

const { typography } = createAppTheme('rtl');
const variants = ['h1', 'h2', 'h3', 'body1', 'body2', 'button', 'caption'] as const;

/** The font sizes of both apps: the variants of the admin theme, and the sizes in the public site's style sheets. */
function Typography() {
  const t = useFoundationText();
  const sample = t('مطعم إنوفا، شاورما 3.50', 'Innova restaurant, shawarma 3.50');
  return (
    <>
      <SampleGroup title={t('منطقة الإدارة', 'Admin area')} minWidth={320}>
        {variants.map((variant) => {
          const { fontSize, lineHeight, fontWeight } = typography[variant];
          return (
            <Sample
              key={variant}
              name={variant}
              value={`${String(fontSize)} / ${String(lineHeight)} · ${String(fontWeight)}`}
            >
              <span style={{ fontSize, lineHeight, fontWeight }}>{sample}</span>
            </Sample>
          );
        })}
      </SampleGroup>
      <SampleGroup title={t('الموقع العام', 'Menu site')} minWidth={320}>
        {declaredPixels('font-size').map(({ value, selectors }) => (
          <Sample key={value} name={value} value={selectors.slice(0, 4).join(', ')}>
            <span style={{ fontSize: value, lineHeight: 1.6 }}>{sample}</span>
          </Sample>
        ))}
      </SampleGroup>
    </>
  );
}

export default {
  id: 'foundations-typography',
  title: 'الأسس · Foundations/الخط · Typography',
  component: Typography,
  decorators: [onFoundationPage],
} satisfies Meta<typeof Typography>;

export const Scale: StoryObj<typeof Typography> = { name: 'السلّم · Scale' };
