import type { StrapiApp } from '@strapi/strapi/admin';

export default {
  config: {
    notifications: { releases: false },
    tutorials: false,
  },
  bootstrap(_app: StrapiApp) {},
};
