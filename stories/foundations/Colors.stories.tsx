import type { Meta, StoryObj } from '@storybook/react-vite';
import { CONTRAST_FLOORS, contrastOf, palette, type ColorMode, type Role } from '@qaima/schemas';
import { PALETTE } from '../../admin-ui/src/theme/palette.js';
import { useOwnerColors, useStoryGlobals } from '../.storybook/storyGlobals.js';
import { onFoundationPage, Sample, SampleGroup, useFoundationText } from './FoundationPage.js';

const modes: readonly ColorMode[] = ['light', 'dark'];

const Swatch = ({ color }: { readonly color: string }) => (
  <div style={{ blockSize: 56, borderRadius: 12, border: '1px solid var(--control)', background: color }} />
);

const ratioText = (a: string, b: string) => `${contrastOf(a, b).toFixed(1)} : 1`;

/**
 * The colour roles of the public site, for the owner's colours chosen in the toolbar, with the contrast that each
 * requires.
 */
function SiteColors() {
  const colors = useOwnerColors();
  const t = useFoundationText();
  return modes.map((mode) => {
    const roles = palette(colors, mode);
    const contrastTexts = (role: Role) =>
      CONTRAST_FLOORS.filter((floor) => floor.role === role).flatMap(({ on, ratio }) =>
        on.map((ground) => `${ground} ${ratioText(roles[role], roles[ground])} (≥ ${ratio})`),
      );
    return (
      <SampleGroup
        key={mode}
        title={
          mode === 'light' ? t('الموقع العام، فاتح', 'Menu site, light') : t('الموقع العام، داكن', 'Menu site, dark')
        }
      >
        {(Object.keys(roles) as Role[]).map((role) => (
          <Sample key={role} name={role} value={[roles[role], ...contrastTexts(role)].join(' · ')}>
            <Swatch color={roles[role]} />
          </Sample>
        ))}
      </SampleGroup>
    );
  });
}

/** The colour roles of the admin area, with their contrast on its surface. */
function AdminColors() {
  const t = useFoundationText();
  const { theme } = useStoryGlobals();
  const index = theme === 'light' ? 0 : 1;
  const surface = PALETTE.surface[index];
  return (
    <SampleGroup title={t('منطقة الإدارة', 'Admin area')}>
      {Object.entries(PALETTE).map(([role, values]) => {
        const color = values[index];
        const contrast = /^#[\da-f]{6}$/.test(color) ? ` · surface ${ratioText(color, surface)}` : '';
        return (
          <Sample key={role} name={role} value={color + contrast}>
            <Swatch color={color} />
          </Sample>
        );
      })}
    </SampleGroup>
  );
}

export default {
  id: 'foundations-colors',
  title: 'الأسس · Foundations/الألوان · Colour roles',
  component: SiteColors,
  decorators: [onFoundationPage],
} satisfies Meta<typeof SiteColors>;

export const MenuSite: StoryObj<typeof SiteColors> = { name: 'الموقع العام · Menu site' };
export const AdminArea: StoryObj<typeof SiteColors> = { name: 'الإدارة · Admin area', render: () => <AdminColors /> };
