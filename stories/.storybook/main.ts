import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { compiledValidatorsPlugin } from '../../admin-ui/tools/compiledValidatorsPlugin.js';
import { ionicons } from '../../admin-ui/tools/ionicons.js';
import { componentDescriptions } from './componentDescriptions.js';
import { lucideIcons } from './lucideIcons.js';

export default {
  framework: '@storybook/react-vite',
  stories: ['../**/*.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  docs: { defaultName: 'التوثيق · Docs' },
  staticDirs: [{ from: '../../docs', to: '/docs' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(config, { plugins: [componentDescriptions(), compiledValidatorsPlugin(), ionicons(), lucideIcons()] }),
} satisfies StorybookConfig;
