import type { Meta, StoryObj } from '@storybook/react-vite';
import { receiveIcons } from '@qaima/schemas';
import * as lucide from 'virtual:lucide-icons';
import { FILLED_ICONS, iconPaths, type IconName } from '../../menu-site/src/components/siteIconPaths.js';
import { ioniconDrawing } from '../../menu-site/src/components/ioniconDrawing.js';
import { onFoundationPage, Sample, SampleGroup, useFoundationText } from './FoundationPage.js';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** All icons of the product with their names in the code. */
function Icons() {
  const t = useFoundationText();
  return (
    <>
      <SampleGroup title={t('الموقع العام', 'Menu site')} minWidth={96}>
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <Sample key={name} name={name} value="">
            <svg width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
              <path d={iconPaths[name]} {...(FILLED_ICONS.includes(name) ? { fill: 'currentColor' } : line)} />
            </svg>
          </Sample>
        ))}
      </SampleGroup>
      <SampleGroup title={t('طرق الاستلام', 'Receive options')} minWidth={120}>
        {receiveIcons.map(({ name, ar, en }) => {
          const drawing = ioniconDrawing(name);
          return (
            <Sample key={name} name={name} value={t(ar, en)}>
              {drawing && (
                <svg
                  width={24}
                  height={24}
                  viewBox={`0 0 ${drawing.side} ${drawing.side}`}
                  fill="currentColor"
                  aria-hidden="true"
                  dangerouslySetInnerHTML={{ __html: drawing.body }}
                />
              )}
            </Sample>
          );
        })}
      </SampleGroup>
      <SampleGroup title={t('منطقة الإدارة (Lucide)', 'Admin area (Lucide)')} minWidth={120}>
        {Object.entries(lucide).map(([name, Icon]) => (
          <Sample key={name} name={name} value="">
            <Icon size={24} aria-hidden="true" />
          </Sample>
        ))}
      </SampleGroup>
    </>
  );
}

export default {
  id: 'foundations-icons',
  title: 'الأسس · Foundations/الأيقونات · Icons',
  component: Icons,
  decorators: [onFoundationPage],
} satisfies Meta<typeof Icons>;

export const All: StoryObj<typeof Icons> = { name: 'كلها · All' };
