import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { formValidators } from '../../admin-ui/tools/formValidators.js';
import { ionicons } from '../../admin-ui/tools/ionicons.js';

export default {
  framework: '@storybook/react-vite',
  stories: ['../**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Nobody reads tables of properties here, and they cost most of a build.
  typescript: { reactDocgen: false },
  viteFinal: (config) => mergeConfig(config, { plugins: [formValidators(), ionicons()] }),
} satisfies StorybookConfig;
