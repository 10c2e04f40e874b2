/** The fake API's handlers for a menu's lists (combos, branches, receive options), galleries and settings. */
import {
  copyContents,
  menuParts,
  propertyOf,
  type Branch,
  type Gallery,
  type Menu,
  type MenuPart,
  type MenuPartKind,
  type WorkingDay,
} from '@qaima/schemas';
import { elementsOf } from '@qaima/schemas/core/typeGuards';
import { withSoldOut } from './sections.js';
import { notFound, type Body, type FakeState, type Handlers } from './state.js';

type Row = Readonly<Record<string, unknown>> & { readonly _id?: string };

/** Converts a request body to the stored part. */
type Stored = (body: Body, old: Row | undefined) => object;

/** The handlers of a list of the menu. */
function listHandlers(state: FakeState, { kind, list, idParam }: MenuPart, stored: Stored = (body) => body): Handlers {
  const rows = () => elementsOf(propertyOf(state.menu, list)) as readonly Row[];
  const set = (changed: readonly Row[]) => {
    state.menu = { ...state.menu, [list]: changed };
  };
  const find = (id: string | undefined) => {
    const row = rows().find(({ _id }) => _id === id);
    if (!row) throw notFound();
    return row;
  };
  return {
    [`${kind}.create`]: (_params, body) => {
      const row = { ...stored(body, undefined), _id: state.newId(kind) };
      set([...rows(), row]);
      return row;
    },
    [`${kind}.change`]: (params, body) => {
      const old = find(params[idParam]);
      const row = { ...old, ...stored(body, old) };
      set(rows().map((one) => (one === old ? row : one)));
      return row;
    },
    [`${kind}.remove`]: (params) => {
      const old = find(params[idParam]);
      set(rows().filter((one) => one !== old));
      return {};
    },
  };
}

/** Converts a form's values to a stored location. */
const locationOf = (body: Body, old: Branch['location'] = {}): Branch['location'] => {
  const [long, lat] = old.geoLocation?.coordinates ?? [];
  const coordinates = [body['long'] ?? long, body['lat'] ?? lat];
  return {
    address: (body['address'] ?? old.address) as string,
    googleMaps: (body['googleMaps'] ?? old.googleMaps) as string,
    ...(coordinates.every((one) => typeof one === 'number') && { geoLocation: { coordinates } }),
  };
};

const itemsOf = (menu: Menu) => (menu.sections ?? []).flatMap(({ items }) => items ?? []);

/** The parts whose stored values differ from the sent ones. */
const conversions = (state: FakeState): Readonly<Partial<Record<MenuPartKind, Stored>>> => ({
  combo: (body, old) => ({
    ...(old ? {} : { items: [] }),
    ...body,
    ...(Array.isArray(body['items']) && {
      items: body['items'].map((id) => itemsOf(state.menu).find(({ _id }) => _id === id)),
    }),
  }),
  branch: (body, old) => ({
    phone: body['phone'] ?? old?.['phone'],
    location: locationOf(body, old?.['location'] as Branch['location'] | undefined),
  }),
  extraGroup: ({ extras, ...body }) => ({
    ...body,
    ...(Array.isArray(extras) && {
      extras: extras.map((extra: object) => ({
        ...{ _id: state.newId('extra'), price: 0, initial: 0, soldOut: false, hide: false },
        ...extra,
      })),
    }),
  }),
});

/** Sections have handlers of their own. */
const menuLists = menuParts.filter(({ kind, parent, isInMenu }) => parent === 'menu' && isInMenu && kind !== 'section');

export const menuContentHandlers = (state: FakeState): Handlers => ({
  ...Object.fromEntries(
    menuLists.flatMap((part) => Object.entries(listHandlers(state, part, conversions(state)[part.kind]))),
  ),
  'extraGroup.changeExtra': ({ groupId, extraId }, body) => {
    const groups = (state.menu.extraGroups ?? []).map((group) =>
      group._id === groupId
        ? { ...group, extras: group.extras.map((extra) => withSoldOut(extra, extraId, body)) }
        : group,
    );
    state.menu = { ...state.menu, extraGroups: groups };
    return groups.find(({ _id }) => _id === groupId);
  },
  ...galleryHandlers(state),
  'menuCopy.send': (_params, body) => ({ to: body['to'], ...copyContents(state.menu) }),
  'menu.change': (_params, body) => {
    state.menu = changed(state.menu, body);
    return state.menu;
  },
});

const galleryHandlers = (state: FakeState): Handlers => ({
  'gallery.create': ({ sectionId }, body) => {
    const gallery = {
      display: 'scroll',
      hide: false,
      images: [],
      ...body,
      _id: state.newId('gallery'),
    } as unknown as Gallery;
    state.setSection(sectionId, (section) => ({ ...section, galleries: [...(section.galleries ?? []), gallery] }));
    return gallery;
  },
  'gallery.change': ({ galleryId }, { image, ...body }) => {
    const gallery = state.setGallery(galleryId, (old) => ({
      ...old,
      ...body,
      ...(typeof image === 'string' && { images: [...(old.images ?? []), { image: null, note: image }] }),
    }));
    return { ...gallery, galleryImageIndex: (gallery.images?.length ?? 0) - 1 };
  },
  'gallery.remove': ({ sectionId, galleryId }) => {
    state.gallery(galleryId);
    state.setSection(sectionId, (section) => ({
      ...section,
      galleries: (section.galleries ?? []).filter(({ _id }) => _id !== galleryId),
    }));
    return {};
  },
  'gallery.changeNote': ({ galleryId, index }, { note }) =>
    state.setGallery(galleryId, (old) => ({
      ...old,
      images: (old.images ?? []).map((image, place) =>
        place === Number(index) ? { ...image, note: String(note) } : image,
      ),
    })),
  'gallery.removeImage': ({ galleryId, index }) =>
    state.setGallery(galleryId, (old) => ({
      ...old,
      images: (old.images ?? []).filter((_, place) => place !== Number(index)),
    })),
});

/** The working days after an update. The prefix `M` before a day's name deletes that day. */
function daysAfter(days: readonly WorkingDay[], changes: readonly { readonly day: string }[]): WorkingDay[] {
  const kept = new Map(days.map((one) => [one.day as string, one]));
  for (const change of changes) {
    if (change.day.startsWith('M')) kept.delete(change.day.slice(1));
    else kept.set(change.day, { ...kept.get(change.day), ...change } as WorkingDay);
  }
  return [...kept.values()];
}

/** The menu after an update of its settings. (docs/spec/api.md#menu-settings-endpoint) */
function changed(menu: Menu, body: Body): Menu {
  const { lat, long, enableBuy, showSaleSection, doMarkClosestBranch, purchaseMethod, quantityLabel, orders } = body;
  const { timeZone, otherMenuNickName, workingDays, institution, colors, firstDays, ...plain } = body;
  const sent = (fields: Body) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const said = (institution ?? {}) as NonNullable<Menu['institution']>;
  const old = menu.institution ?? {};
  const [oldLong, oldLat] = old.location?.geoLocation?.coordinates ?? [];
  const coordinates = [long ?? oldLong, lat ?? oldLat];
  const top = ['username', 'currency', 'headingPhrase', 'endingPhrase', 'menuMainImage'];
  return {
    ...menu,
    ...Object.fromEntries(Object.entries(plain).filter(([name]) => top.includes(name))),
    firstDays: { ...menu.firstDays, ...(firstDays as object) },
    colors: { ...menu.colors, ...(colors as object) },
    institution: {
      ...old,
      ...said,
      contact: { ...old.contact, ...said.contact },
      location: {
        ...old.location,
        ...said.location,
        ...(coordinates.every((one) => typeof one === 'number') && {
          geoLocation: { coordinates },
        }),
      },
    },
    settings: {
      ...menu.settings,
      ...sent({
        doMenuPurchase: enableBuy,
        doRenderDealsSection: showSaleSection,
        doMarkClosestBranch,
        purchaseMethod,
        timeZone,
        otherMenuNickName,
        orders: orders && { ...menu.settings?.orders, ...orders },
      }),
    },
    cartSettings: { ...menu.cartSettings, ...sent({ quantityLabel }) },
    workingDays: daysAfter(menu.workingDays ?? [], (workingDays ?? []) as readonly { readonly day: string }[]),
  };
}
