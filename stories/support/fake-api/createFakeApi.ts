/**
 * An in-memory API for stories and component tests. It uses the domain package's endpoints and validation: forms get
 * the same responses as from the server.
 */
import {
  apiEndpoints,
  endpointPath,
  validate,
  BYTES_PER_MEGABYTE,
  errorEnvelope,
  describeIssues,
  successEnvelope,
  ApiError,
  IF_UNCHANGED_HEADER,
  type Account,
  type Conflict,
  type InactiveMenu,
  type Language,
  type Menu,
  type MenuStorage,
  type Order,
  type SentMessage,
  type Table,
  type Webhook,
  type TeamMember,
  type TrashEntry,
} from '@qaima/schemas';
import { apiKeyHandlers } from './apiKeys.js';
import { webhookHandlers } from './webhooks.js';
import { importHandlers } from './itemImport.js';
import { aMenu, anAccount } from '../sampleMenu.js';
import { FakeGuestOrders, type FakeVenue } from './guestOrders.js';
import { menuContentHandlers } from './menuContent.js';
import { orderHandlers } from './orders.js';
import { FakeLibrary } from './publicImages.js';
import { sectionHandlers } from './sections.js';
import { FakeStaffConsole } from './staffConsole.js';
import { FakeState, FileResponse, ListPage, notFound, type Body, type Handlers, type Query } from './state.js';
import { statsHandlers } from './stats.js';
import { tableHandlers } from './tables.js';
import { ownerOnly, teamHandlers } from './team.js';
import { FakeTrash } from './trash.js';
import { storePicture, type FakeUploadTarget } from './uploads.js';

export interface FakeRequest {
  /** The endpoint's name, for example `item.change`. */
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: unknown;
  /** The fingerprints in the request's `If-Unchanged` header. */
  readonly seen: string | null;
  /** Whether the client has aborted the request. */
  readonly signal?: AbortSignal | null | undefined;
}

/** An error response. */
export interface FakeError {
  readonly statusCode: number;
  readonly message: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
  readonly conflicts?: readonly Conflict[];
}

export interface FakeOptions extends FakeVenue {
  readonly menu?: Menu;
  /** Null if nobody is signed in. */
  readonly account?: Account | null;
  /** Whether calls that need a fresh confirmation are refused until one is made. */
  readonly isUnconfirmed?: boolean;
  /** The provider's orders. */
  readonly orders?: readonly Order[];
  /** The messages that staff sent, the latest first. */
  readonly sent?: readonly SentMessage[];
  /** Inactive menus, for the staff console. */
  readonly inactive?: readonly InactiveMenu[];
  /** Menus in the trash, for the staff console. */
  readonly deleted?: readonly InactiveMenu[];
  readonly tables?: readonly Table[];
  /** The members of the team; default: the account as the only owner. */
  readonly team?: readonly TeamMember[];
  readonly webhooks?: readonly Webhook[];
  /** The entries of the trash. */
  readonly trash?: readonly TrashEntry[];
  /** The titles of public images. */
  readonly library?: readonly string[];
  /** The menu's storage usage; default: little. */
  readonly storage?: MenuStorage;
  /**
   * Decides how a request fails. An error: the request is rejected. `'lost'`: the network fails. `null`: the request
   * does not fail.
   */
  readonly refuse?: (asked: FakeRequest) => FakeError | 'lost' | null;
  /** Returns a promise that delays the response until it settles. */
  readonly hold?: (asked: FakeRequest) => Promise<void> | undefined;
}

/** A username that another menu uses. */
const TAKEN = 'taken';
const IS_TAKEN = 'هذا الاسم المختصر مستخدم لقائمة أخرى.';

const PASSWORD = 'correct horse';

/** The parameters in a path; null if it does not match the endpoint's template. */
function paramsIn(template: string, path: string): Readonly<Record<string, string>> | null {
  const names = [...template.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const found = new RegExp(`^${template.replace(/:\w+/g, '([^/]+)')}/?$`).exec(path);
  return found && Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]));
}

function findEndpoint(method: string, path: string) {
  for (const [name, call] of Object.entries(apiEndpoints)) {
    const params = call.method === method ? paramsIn(endpointPath(call), path) : null;
    if (params) return { name, call, params };
  }
  return null;
}

const jsonResponse = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** The content of a file. Uses a `FileReader`, because files in the test environment have no `text()`. */
const textOf = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(file);
  });

/** Converts a form with a JSON file to the request body with the same content. */
async function bodyOfForm(form: FormData): Promise<unknown> {
  const [file, answers, mapping, hash] = ['file', 'answers', 'mapping', 'hash'].map((name) => form.get(name));
  const items: unknown = file instanceof File ? JSON.parse(await textOf(file)) : [];
  return {
    items,
    ...(typeof answers === 'string' ? { answers: JSON.parse(answers) as unknown } : {}),
    ...(typeof mapping === 'string' ? { mapping: JSON.parse(mapping) as unknown } : {}),
    ...(typeof hash === 'string' ? { hash } : {}),
  };
}

export function createFakeApi(options: FakeOptions = {}) {
  const state = new FakeState(structuredClone(options.menu ?? aMenu()));
  const staffConsole = new FakeStaffConsole(state, options.inactive, options.deleted);
  const guestOrders = new FakeGuestOrders(state, options);
  const library = new FakeLibrary(state, options.library);
  let isConfirmed = options.isUnconfirmed !== true;
  let account = options.account === undefined ? anAccount() : options.account;
  const trash = new FakeTrash(
    state,
    () => account && { username: account.username, name: account.name },
    options.trash,
  );
  const asked: FakeRequest[] = [];

  const orders = orderHandlers(options.orders ?? [], options.sent);
  /**
   * Runs two handlers for one endpoint: the one for orders and the one for the staff console. Both store the menu's
   * state.
   */
  const both =
    (name: string): Handlers[string] =>
    (...call) => {
      orders[name]?.(...call);
      return staffConsole.handlers[name]?.(...call);
    };

  const handlers: Handlers = {
    'account.me': () => {
      if (!account) throw new ApiError('سجّل الدخول أولًا', 401);
      return { user: account };
    },
    'account.logIn': (_params, { password }) => {
      if (password !== PASSWORD) throw new ApiError('اسم المستخدم أو كلمة المرور غير صحيحة', 401);
      account = options.account ?? anAccount();
      return null;
    },
    'account.confirm': (_params, { password }) => {
      if (password !== PASSWORD) throw new ApiError('كلمة المرور الحالية غير صحيحة.', 400);
      isConfirmed = true;
      return {};
    },
    'account.logOut': () => {
      account = null;
      return {};
    },
    'menu.read': ({ menuId }) => {
      if (menuId !== state.menu._id && !state.names().includes(menuId ?? '')) throw notFound();
      return state.menu;
    },
    'menu.checkUsername': ({ username }) =>
      username === TAKEN
        ? { available: false, reason: IS_TAKEN, suggestions: [`${TAKEN}-2`, `${TAKEN}-3`] }
        : { available: true, reason: '', suggestions: [] },
    'storage.read': () => options.storage ?? { used: 12.4 * BYTES_PER_MEGABYTE, allowed: 200 * BYTES_PER_MEGABYTE },
    'upload.send': (_params, body) => {
      storePicture(state, body as unknown as FakeUploadTarget, 'public.webp');
      return { image: 'public.webp' };
    },
    ...orders,
    ...library.handlers,
    ...staffConsole.handlers,
    'menu.activate': both('menu.activate'),
    'menu.deactivate': both('menu.deactivate'),
    ...sectionHandlers(state),
    ...importHandlers(state),
    ...statsHandlers(state),
    ...menuContentHandlers(state),
    ...guestOrders.handlers,
    ...trash.handlers,
    ...tableHandlers(state, options.tables, options),
    ...apiKeyHandlers(state),
    ...webhookHandlers(state, options.webhooks),
    ...teamHandlers(state, options.team ?? ownerOnly(account), account?.name ?? ''),
  };

  /** Handles a request. @throws the error of the response */
  async function handle(
    one: FakeRequest,
    language: Language,
  ): Promise<{ readonly data: unknown; readonly undo?: string }> {
    asked.push(one);
    await options.hold?.(one);
    const refused = options.refuse?.(one);
    if (refused === 'lost') throw new TypeError('Failed to fetch');
    if (refused) throw new ApiError(refused.message, refused.statusCode, refused.errors, refused.conflicts);
    const schema = apiEndpoints[one.name]?.body;
    if (schema && one.name !== 'upload.send') {
      const { issues: problems } = validate(schema, one.body);
      if (problems.length > 0) {
        const { message, errors } = describeIssues(problems, language);
        throw new ApiError(message, 400, errors);
      }
    }
    const handler = handlers[one.name];
    if (!handler) throw new ApiError(`${one.name} is not in the fake`, 501);
    const before = state.menu;
    const data = handler(one.params, (one.body ?? {}) as Body, one.query);
    const undo = trash.undoOf(one, before);
    return { data, ...(undo !== undefined && { undo }) };
  }

  const fakeFetch: typeof fetch = async (input, init = {}) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, 'http://fake');
    const found = findEndpoint(init.method ?? 'GET', pathname);
    if (!found) return jsonResponse(404, errorEnvelope(404, 'غير موجود'));
    if (found.call.confirmed === 'always' && !isConfirmed)
      return jsonResponse(403, errorEnvelope(403, 'أكّد هويتك أولًا', [], [], { confirm: true }));
    const headers = new Headers(init.headers);
    const language = headers.get('accept-language') === 'en' ? 'en' : 'ar';
    const seen = headers.get(IF_UNCHANGED_HEADER);
    const body: unknown =
      init.body instanceof FormData
        ? await bodyOfForm(init.body)
        : typeof init.body === 'string'
          ? JSON.parse(init.body)
          : undefined;
    try {
      const query = Object.fromEntries(searchParams);
      const { name, params } = found;
      const { signal } = init;
      const { data, ...beside } = await handle({ name, params, query, body, seen, signal }, language);
      if (data instanceof FileResponse) {
        const headers = { 'content-type': data.type, 'content-disposition': `attachment; filename="${data.name}"` };
        return new Response(data.text, { headers });
      }
      if (data instanceof ListPage)
        return jsonResponse(
          200,
          successEnvelope(data.rows, { total: data.total, ...(data.sum !== undefined && { sum: data.sum }) }),
        );
      return jsonResponse(200, found.call.unwrapped ? { status: 'success', data } : successEnvelope(data, beside));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return jsonResponse(
        error.statusCode,
        errorEnvelope(error.statusCode, error.message, error.errors, error.conflicts),
      );
    }
  };

  return {
    /** The network functions to pass to the application. */
    transport: {
      fetch: fakeFetch,
      openStream: (path: string) => guestOrders.openStream(path),
      uploadPicture: async (
        _picture: Blob,
        place: FakeUploadTarget,
        { language, onProgress }: { readonly language: Language; readonly onProgress: (part: number) => void },
      ) => {
        onProgress(0.5);
        const one: FakeRequest = { name: 'upload.send', params: {}, query: {}, body: place, seen: null };
        asked.push(one);
        await options.hold?.(one);
        const refused = options.refuse?.(one);
        if (refused === 'lost') throw new ApiError('', 0);
        if (refused) throw new ApiError(refused.message, refused.statusCode, refused.errors, refused.conflicts);
        onProgress(1);
        if (place.model === 'publicImage') library.place(place.data.publicImage, `${language}.webp`);
        else storePicture(state, place, `${language}.webp`);
      },
    },
    /** All requests that were sent so far. */
    asked: asked as readonly FakeRequest[],
    menu: () => state.menu,
    /** The venue's orders, and functions by which tests act as other devices and guests. */
    guestOrders,
    /** Gives the menu an owner's colours. */
    setColors: (colors: NonNullable<Menu['colors']>) => {
      state.menu = { ...state.menu, colors };
    },
  };
}

/** The password that the fake API accepts. */
export const FAKE_PASSWORD = PASSWORD;
