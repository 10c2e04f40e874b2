/** The state of the fake API and the type of its handlers. */
import { ApiError, type Gallery, type Menu } from '@qaima/schemas';
import { idOf } from '../sampleMenu.js';

export type Section = NonNullable<Menu['sections']>[number];
export type Params = Readonly<Record<string, string>>;
export type Body = Readonly<Record<string, unknown>>;
export type Query = Readonly<Record<string, string>>;

/** Handlers by endpoint name, for example `item.change`. */
export type Handlers = Readonly<Record<string, (params: Params, body: Body, query: Query) => unknown>>;

/** A page of a list, with the list's total. */
export class ListPage {
  constructor(
    readonly rows: unknown,
    readonly total: number,
    readonly sum?: number,
  ) {}
}

/** A response with a file instead of JSON. */
export class FileResponse {
  constructor(
    readonly text: string,
    readonly type: string,
    readonly name: string,
  ) {}
}

export const notFound = () => new ApiError('غير موجود', 404);

export class FakeState {
  private made = 9000;
  private readonly led: string[] = [];

  constructor(public menu: Menu) {}

  /** The menu's current and former usernames. */
  names(): readonly string[] {
    const { username } = this.menu;
    if (username && !this.led.includes(username)) this.led.push(username);
    return this.led;
  }

  newId(name: string): string {
    this.made += 1;
    return idOf(name, this.made);
  }

  sections(): readonly Section[] {
    return this.menu.sections ?? [];
  }

  setSections(sections: readonly Section[]) {
    this.menu = { ...this.menu, sections: [...sections] };
  }

  section(id: string | undefined): Section {
    const section = this.sections().find(({ _id }) => _id === id);
    if (!section) throw notFound();
    return section;
  }

  setSection(id: string | undefined, change: (section: Section) => Section) {
    this.section(id);
    this.setSections(this.sections().map((section) => (section._id === id ? change(section) : section)));
  }

  gallery(id: string | undefined): Gallery {
    const gallery = this.sections()
      .flatMap(({ galleries }) => galleries ?? [])
      .find(({ _id }) => _id === id);
    if (!gallery) throw notFound();
    return gallery;
  }

  setGallery(id: string | undefined, change: (gallery: Gallery) => Gallery): Gallery {
    this.gallery(id);
    this.setSections(
      this.sections().map((section) => ({
        ...section,
        galleries: (section.galleries ?? []).map((gallery) => (gallery._id === id ? change(gallery) : gallery)),
      })),
    );
    return this.gallery(id);
  }
}
