/**
 * The contract in memory, for stories and component tests: calls are found in the kernel's table and refused by the
 * kernel's own checks, so that a form meets here what it meets on the server.
 */
import {
  allCalls,
  API_PREFIX,
  check,
  refusal,
  refusalOf,
  success,
  Refused,
  type Account,
  type Item,
  type Language,
  type Menu,
} from '@qaima/schemas';
import { aMenu, anAccount, idOf } from './sampleMenu.js';

export interface Asked {
  /** As in the kernel's table: `item.change`. */
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** How a call is refused instead of being done. */
export interface FakeRefusal {
  readonly statusCode: number;
  readonly message: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

export interface FakeOptions {
  readonly menu?: Menu;
  /** Null: nobody is signed in. */
  readonly account?: Account | null;
  /** Refuses some calls; `null` lets them through. `'lost'` is a network that gives no answer. */
  readonly refuse?: (asked: Asked) => FakeRefusal | 'lost' | null;
  /** Holds some answers back until what it gives is settled. */
  readonly hold?: (asked: Asked) => Promise<void> | undefined;
}

type Section = NonNullable<Menu['sections']>[number];
type Body = Readonly<Record<string, unknown>>;

const PASSWORD = 'correct horse';

/** The parameters of a path, when it is this call's. */
function paramsIn(template: string, path: string): Readonly<Record<string, string>> | null {
  const names = [...template.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const found = new RegExp(`^${template.replace(/:\w+/g, '([^/]+)')}/?$`).exec(path);
  return found && Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]));
}

function findCall(method: string, path: string) {
  for (const [name, call] of Object.entries(allCalls)) {
    const params = call.method === method ? paramsIn(`${API_PREFIX}${call.path}`, path) : null;
    if (params) return { name, call, params };
  }
  return null;
}

const reply = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export function createFakeApi(options: FakeOptions = {}) {
  let menu = structuredClone(options.menu ?? aMenu());
  let account = options.account === undefined ? anAccount() : options.account;
  let made = 9000;
  const asked: Asked[] = [];

  const notThere = () => new Refused('غير موجود', 404);
  const sections = () => menu.sections ?? [];
  const setSections = (next: readonly Section[]) => {
    menu = { ...menu, sections: [...next] };
  };
  const sectionOf = (id: string | undefined) => {
    const section = sections().find(({ _id }) => _id === id);
    if (!section) throw notThere();
    return section;
  };
  const setSection = (id: string | undefined, change: (section: Section) => Section) => {
    sectionOf(id);
    setSections(sections().map((section) => (section._id === id ? change(section) : section)));
  };
  const newId = (name: string) => idOf(name, (made += 1));

  const handlers: Readonly<Record<string, (params: Asked['params'], body: Body) => unknown>> = {
    'account.me': () => {
      if (!account) throw new Refused('سجّل الدخول أولًا', 401);
      return { user: account };
    },
    'account.logIn': (_params, { password }) => {
      if (password !== PASSWORD) throw new Refused('اسم المستخدم أو كلمة المرور غير صحيحة', 401);
      account = anAccount();
      return {};
    },
    'account.logOut': () => {
      account = null;
      return {};
    },
    'menu.read': ({ menuId }) => {
      if (menuId !== menu._id && menuId !== menu.username) throw notThere();
      return menu;
    },
    'section.create': (_params, body) => {
      const section = { hide: false, ...body, _id: newId('section'), items: [], galleries: [] } as unknown as Section;
      setSections([...sections(), section]);
      return section;
    },
    'section.change': ({ sectionId }, body) => {
      setSection(sectionId, (section) => ({ ...section, ...body }));
      return sectionOf(sectionId);
    },
    'section.remove': ({ sectionId }) => {
      sectionOf(sectionId);
      setSections(sections().filter(({ _id }) => _id !== sectionId));
      return {};
    },
    'item.create': ({ sectionId }, body) => {
      const item = {
        soldOut: false,
        hide: false,
        image: null,
        interestRecords: 0,
        ...body,
        _id: newId('item'),
      } as unknown as Item;
      setSection(sectionId, (section) => ({ ...section, items: [...(section.items ?? []), item] }));
      return item;
    },
    'item.change': ({ sectionId, itemId }, body) => {
      if (!sectionOf(sectionId).items?.some(({ _id }) => _id === itemId)) throw notThere();
      setSection(sectionId, (section) => ({
        ...section,
        items: (section.items ?? []).map((item) => (item._id === itemId ? { ...item, ...body } : item)),
      }));
      return sectionOf(sectionId).items?.find(({ _id }) => _id === itemId);
    },
    'item.remove': ({ sectionId, itemId }) => {
      setSection(sectionId, (section) => ({
        ...section,
        items: (section.items ?? []).filter(({ _id }) => _id !== itemId),
      }));
      return {};
    },
  };

  /** Does a call, or throws how it is refused. */
  async function perform(one: Asked, language: Language): Promise<unknown> {
    asked.push(one);
    await options.hold?.(one);
    const refused = options.refuse?.(one);
    if (refused === 'lost') throw new TypeError('Failed to fetch');
    if (refused) throw new Refused(refused.message, refused.statusCode, refused.errors);
    const schema = allCalls[one.name]?.body;
    if (schema && one.name !== 'upload.send') {
      const { problems } = check(schema, one.body);
      if (problems.length > 0) {
        const { message, errors } = refusalOf(problems, language);
        throw new Refused(message, 400, errors);
      }
    }
    const handler = handlers[one.name];
    if (!handler) throw new Refused(`${one.name} is not in the fake`, 501);
    return handler(one.params, (one.body ?? {}) as Body);
  }

  const fakeFetch: typeof fetch = async (input, init = {}) => {
    const path = new URL(input instanceof Request ? input.url : input, 'http://fake').pathname;
    const found = findCall(init.method ?? 'GET', path);
    if (!found) return reply(404, refusal(404, 'غير موجود'));
    const language = new Headers(init.headers).get('accept-language') === 'en' ? 'en' : 'ar';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    try {
      const answer = await perform({ name: found.name, params: found.params, body }, language);
      return reply(200, found.call.bare ? { status: 'success', data: answer } : success(answer));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return reply(error.statusCode, refusal(error.statusCode, error.message, error.errors));
    }
  };

  return {
    /** What the application takes for the network. */
    transport: {
      fetch: fakeFetch,
      sendPicture: async (
        _picture: Blob,
        place: { readonly data: { readonly item?: string } },
        { language, onProgress }: { readonly language: Language; readonly onProgress: (part: number) => void },
      ) => {
        onProgress(0.5);
        const section = sections().find(({ items }) => items?.some(({ _id }) => _id === place.data.item));
        const one: Asked = { name: 'upload.send', params: {}, body: place };
        asked.push(one);
        await options.hold?.(one);
        const refused = options.refuse?.(one);
        if (refused) throw refused === 'lost' ? new Refused('', 0) : new Refused(refused.message, refused.statusCode);
        onProgress(1);
        handlers['item.change']?.(
          { sectionId: section?._id ?? '', itemId: place.data.item ?? '' },
          { image: `${language}.webp` },
        );
      },
    },
    /** Every call so far, in order. */
    asked: asked as readonly Asked[],
    menu: () => menu,
  };
}

/** The password that the fake lets in. */
export const FAKE_PASSWORD = PASSWORD;
