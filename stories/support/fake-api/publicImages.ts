/** The fake API's handlers for the provider's public images. */
import type { PublicImage } from '@qaima/schemas';
import { idOf } from '../sampleMenu.js';
import { ListPage, notFound, type FakeState, type Handlers } from './state.js';

const TITLES = [
  'برجر',
  'بيتزا',
  'شاورما',
  'فلافل',
  'حمص',
  'سلطة',
  'عصير',
  'قهوة',
  'شاي',
  'كنافة',
  'كعك',
  'دجاج',
  'سمك',
  'لحم',
];

export class FakeLibrary {
  private images: readonly PublicImage[];

  constructor(
    private readonly state: FakeState,
    titles: readonly string[] = TITLES,
  ) {
    this.images = titles.map((title, index) => ({ _id: idOf('pimage', index + 1), title, image: null }));
  }

  private change(id: string | undefined, changes: Partial<PublicImage>): PublicImage {
    const found = this.images.find(({ _id }) => _id === id);
    if (!found) throw notFound();
    const changed = { ...found, ...changes };
    this.images = this.images.map((image) => (image === found ? changed : image));
    return changed;
  }

  /** Sets the file name of a public image. */
  place(id: string | undefined, image: string) {
    this.change(id, { image });
  }

  readonly handlers: Handlers = {
    'publicImage.list': (_params, _body, { title = '', id = '', page = '1', limit = '15' }) => {
      const found = this.images.filter((image) => image.title.includes(title) && (id === '' || image._id === id));
      const from = (Number(page) - 1) * Number(limit);
      return new ListPage(found.slice(from, from + Number(limit)), found.length);
    },
    'publicImage.create': (_params, { title }) => {
      const made = { _id: this.state.newId('pimage'), title: String(title), image: null };
      this.images = [made, ...this.images];
      return made;
    },
    'publicImage.change': ({ imageId }, changes) => this.change(imageId, changes),
    'publicImage.remove': ({ imageId }) => {
      this.images = this.images.filter(({ _id }) => _id !== imageId);
      return null;
    },
  };
}
