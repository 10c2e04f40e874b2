import type { CSSProperties } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createAppTheme, tokens } from '../../admin-ui/src/theme/theme.js';
import { onFoundationPage, Sample, SampleGroup, useFoundationText } from './FoundationPage.js';
import { customProperty, declaredPixels } from './siteStyles.js';

const { shape } = createAppTheme('rtl');

const Box = ({ style }: { readonly style: CSSProperties }) => (
  <div style={{ blockSize: 72, margin: 8, background: 'var(--surface)', border: '1px solid var(--line)', ...style }} />
);

/** Corner radii and shadows of both apps. */
function Radii() {
  const t = useFoundationText();
  const shadows = [
    ['lift', tokens.lift],
    ['liftHigh', tokens.liftHigh],
    ...['--e1', '--e2'].map((name) => [name, customProperty(name)] as const),
  ] as const;
  return (
    <>
      <SampleGroup title={t('الزوايا', 'Radii')}>
        <Sample name="theme.shape.borderRadius" value={`${shape.borderRadius}px`}>
          <Box style={{ borderRadius: shape.borderRadius }} />
        </Sample>
        {declaredPixels('border-top-left-radius').map(({ value, selectors }) => (
          <Sample key={value} name={value} value={selectors.slice(0, 4).join(', ')}>
            <Box style={{ borderRadius: value }} />
          </Sample>
        ))}
      </SampleGroup>
      <SampleGroup title={t('الظلال', 'Elevation')}>
        {shadows.map(([name, value]) => (
          <Sample key={name} name={name} value={value}>
            <Box style={{ boxShadow: value, borderRadius: 12 }} />
          </Sample>
        ))}
      </SampleGroup>
    </>
  );
}

export default {
  id: 'foundations-radii',
  title: 'الأسس · Foundations/الزوايا والظلال · Radii and elevation',
  component: Radii,
  decorators: [onFoundationPage],
} satisfies Meta<typeof Radii>;

export const Scale: StoryObj<typeof Radii> = { name: 'السلّم · Scale' };
