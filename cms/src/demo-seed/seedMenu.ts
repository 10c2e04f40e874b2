/** Creates a demo menu with the validation and the services that an owner's edits use. */
import {
  branchEndpoints,
  comboEndpoints,
  daypartEndpoints,
  galleryEndpoints,
  itemEndpoints,
  menuEndpoints,
  receiveOptionEndpoints,
  extraGroupEndpoints,
  sectionEndpoints,
  menuCreateSchema,
  type MenuLanguages,
} from '@qaima/schemas';
import type { DemoCombo, DemoExtraUse, DemoMenu, DemoSection } from '../../demo-data/model';
import { findMenu } from '../menu-parts/menuAccess';
import { extraGroups } from '../api/extra-group/extra-group';
import { branches } from '../api/branch/branch';
import { changeMenu } from '../menu-parts/changeMenu';
import { combos } from '../api/combo/combo';
import { dayparts } from '../api/daypart/daypart';
import { appendSlot, galleries, galleryOf } from '../api/gallery/gallery';
import { items } from '../api/item/item';
import { createMenu } from '../api/menu/menus';
import { receiveOptions } from '../api/receive-option/receive-option';
import { sections } from '../api/section/section';
import { changeSettings } from '../api/menu-content/settings';
import { rows } from '../database/rows';
import { asSent } from './asSent';
import { sellerOf } from './people';
import { seedSpecialHours } from './seedSpecialHours';
import { seedVisits } from './seedVisits';
import type { MenuRef } from '../api-runtime/access';

/** Renders and stores a picture, and returns its file name. */
export type PictureOf = (key: string) => Promise<string>;

/** The menu for which visits are seeded. */
const VISITED = 'innova';

/** The texts of the demo are written in Arabic, and translated. */
const LANGUAGES: MenuLanguages = { default: 'ar', offered: ['ar', 'en'] };

/** The seed sends no fingerprints, because nobody else edits the menu meanwhile. */
const AS_SEED = { by: { username: 'seed', name: 'Seed' }, seen: {} } as const;

/** Sets the pictures of items. `files` maps item ids to file names. */
async function assignPictures(menu: MenuRef, files: ReadonlyMap<string, string>): Promise<void> {
  await changeMenu(menu, async () => {
    for (const [documentId, image] of files) {
      await rows('api::item.item').updateMany({ where: { documentId }, data: { image } });
    }
  });
}

type Ids = ReadonlyMap<string, string>;

/** Replaces the titles of extra groups by ids; undefined if there are none. */
const usesOf = (uses: readonly DemoExtraUse[] | undefined, groups: Ids) =>
  uses && { extras: uses.map((use) => ({ ...use, group: groups.get(use.group) ?? '' })) };

/** Replaces the titles of items in a combo's choices by ids; undefined if there are none. */
const choicesOf = ({ choices }: DemoCombo, items: Ids) =>
  choices && {
    choices: choices.map((choice) => ({
      ...choice,
      of: choice.of.map((entry) => ({ ...entry, item: items.get(entry.item) ?? '' })),
    })),
  };

/** @returns the groups' ids by their titles */
async function seedExtraGroups(menu: MenuRef, { extraGroups: groups = [] }: DemoMenu): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const group of groups) {
    const draft = asSent(extraGroupEndpoints.create.body, group);
    const { _id } = await extraGroups.create(menu, draft);
    ids.set(group.title, _id);
  }
  return ids;
}

/** @returns the dayparts' ids by their titles */
async function seedDayparts(menu: MenuRef, { dayparts: parts = [] }: DemoMenu): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const part of parts) {
    const { _id } = await dayparts.create(menu, asSent(daypartEndpoints.create.body, part));
    ids.set(part.title, _id);
  }
  return ids;
}

/** The ids, by title, of the rows that sections and items refer to. */
interface References {
  readonly groups: Ids;
  readonly parts: Ids;
}

async function seedSection(
  menu: MenuRef,
  section: DemoSection,
  { groups, parts }: References,
  pictureOf: PictureOf,
): Promise<Map<string, string>> {
  const { items: _items, galleries: _galleries, ...ownFields } = section;
  const { _id: sectionId } = await sections.create(
    menu,
    asSent(sectionEndpoints.create.body, {
      ...ownFields,
      ...usesOf(section.extras, groups),
      dayparts: (section.dayparts ?? []).map((title) => parts.get(title) ?? ''),
    }),
  );
  const ids = new Map<string, string>();
  if (section.items.length > 0) {
    const drafts = section.items.map(({ picture: _picture, extras, ...item }) => ({
      ...item,
      ...usesOf(extras, groups),
    }));
    const added = await items.createMany(menu, sectionId, asSent(itemEndpoints.createMany.body, drafts));
    for (const { _id, title: name } of added) ids.set(name, _id);
    const files = await Promise.all(
      section.items.map(async ({ picture, title: name }) =>
        picture ? ([[ids.get(name) ?? '', await pictureOf(picture)]] as const) : [],
      ),
    );
    await assignPictures(menu, new Map(files.flat()));
  }
  for (const { images, ...gallery } of section.galleries) {
    const { _id: galleryId } = await galleries.create(menu, sectionId, asSent(galleryEndpoints.create.body, gallery));
    for (const { picture, note, translations } of images) {
      const image = await pictureOf(picture);
      await changeMenu(menu, async () => appendSlot(await galleryOf(menu, galleryId), { image, note, translations }));
    }
  }
  return ids;
}

async function seedSettings(menu: MenuRef, demo: DemoMenu, pictureOf: PictureOf): Promise<void> {
  const { institution, settings, cartSettings, english } = demo;
  const { institution: englishInstitution, ...englishPhrases } = english;
  const { logo, location, ...words } = institution;
  const [long, lat] = location.geoLocation.coordinates;
  const payload = {
    username: demo.username,
    currency: demo.currency,
    headingPhrase: demo.headingPhrase,
    endingPhrase: demo.endingPhrase,
    colors: demo.colors,
    languages: LANGUAGES,
    translations: { en: englishPhrases },
    institution: {
      ...words,
      location: { address: location.address, googleMaps: location.googleMaps },
      translations: { en: englishInstitution },
    },
    workingDays: demo.workingDays,
    lat,
    long,
    enableBuy: settings.doMenuPurchase,
    showSaleSection: settings.doRenderDealsSection,
    doMarkClosestBranch: settings.doMarkClosestBranch,
    purchaseMethod: settings.purchaseMethod,
    timeZone: settings.timeZone,
    ...(settings.labelling && { labelling: settings.labelling }),
    quantityLabel: cartSettings.quantityLabel,
    // Hides the checklist for new venues.
    firstDays: { isShown: false },
  };
  const { data: stored } = await changeSettings(menu, asSent(menuEndpoints.change.body, payload), AS_SEED);
  const menuMainImage = await pictureOf(demo.menuMainImage);
  const withLogo = { ...stored.institution, ...(logo ? { logo: await pictureOf(logo) } : {}) };
  await changeMenu(menu, async () => {
    await rows('api::menu.menu').update({ where: { id: menu.id }, data: { menuMainImage, institution: withLogo } });
  });
}

/** Creates a demo menu unless its name is taken. @returns its public id, and whether it was created */
export async function seedMenu(
  demo: DemoMenu,
  admins: readonly string[],
  pictureOf: PictureOf,
  say: (line: string) => void = () => undefined,
): Promise<{ readonly id: string; readonly made: boolean }> {
  // A menu in the trash keeps its name, so it is found too.
  const now = new Date();
  const known = await findMenu(demo.username, {});
  if (known) return { id: known.documentId, made: false };
  const { _id: id } = await createMenu(asSent(menuCreateSchema, { admins, plan: 1 }), sellerOf());
  const menu = await findMenu(id);
  if (!menu) throw new Error('The created menu is missing.');
  const ids = new Map<string, string>();
  const references = { groups: await seedExtraGroups(menu, demo), parts: await seedDayparts(menu, demo) };
  for (const [index, section] of demo.sections.entries()) {
    say(`Seeding /m/${demo.username}: section ${index + 1} of ${demo.sections.length}`);
    for (const [title, itemId] of await seedSection(menu, section, references, pictureOf)) ids.set(title, itemId);
  }
  for (const demoCombo of demo.combos) {
    const { items: titles, ...draftOfCombo } = demoCombo;
    const draft = { ...draftOfCombo, ...choicesOf(demoCombo, ids) };
    const { _id: comboId } = await combos.create(menu, asSent(comboEndpoints.create.body, draft));
    const contained = titles.map((title) => ids.get(title) ?? '');
    await combos.change(menu, comboId, asSent(comboEndpoints.change.body, { items: contained }), AS_SEED);
  }
  for (const { phone, location, translations } of demo.branches) {
    const [long, lat] = location.geoLocation.coordinates;
    const { address, googleMaps } = location;
    const draft = { phone, address, googleMaps, lat, long, translations };
    await branches.create(menu, asSent(branchEndpoints.create.body, draft));
  }
  for (const option of demo.orderReceiveOptions) {
    await receiveOptions.create(menu, asSent(receiveOptionEndpoints.create.body, option));
  }
  await seedSpecialHours(menu, demo, LANGUAGES, now);
  if (demo.username === VISITED) await seedVisits(menu, demo, ids, now);
  // The short name is set last. Until then, visitors can't find the incomplete menu.
  await seedSettings(menu, demo, pictureOf);
  return { id, made: true };
}
