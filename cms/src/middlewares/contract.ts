import { API_PREFIX } from '@qaima/schemas';
import type { Core } from '@strapi/strapi';
import { address } from '../contract/address';
import { chain } from '../contract/chain';
import { envelope } from '../contract/envelope';
import { manners } from '../contract/manners';
import { ownPages } from '../contract/ownPages';
import { routes } from '../contract/routes';
import { isUnder } from '../door/door';
import { guarded } from '../storage/guarded';
import { named } from '../watch/request';

/** Answers every request of the contract; Strapi's own middlewares, which stand after it, never see one. */
const contract: Core.MiddlewareFactory = (_config, { strapi }) => {
  const answer = chain([named, manners, envelope, guarded, ownPages, address, routes(strapi)]);
  return async (ctx, next) => {
    await (isUnder(ctx.path, API_PREFIX) ? answer(ctx, () => Promise.resolve()) : next());
  };
};

export default contract;
