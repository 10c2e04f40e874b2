import { defineConfig } from '@playwright/test';
import browsers from './playwright.config.js';

/** Storybook needs no server: its pages are read from the build folder. */
export default defineConfig({
  workers: 2,
  reporter: 'list',
  forbidOnly: process.env['CI'] !== undefined,
  testDir: 'tests/stories',
  outputDir: '.cache/stories',
  fullyParallel: true,
  timeout: 600_000,
  use: { ...browsers.use, reducedMotion: 'reduce' },
});
