/** The library of pictures that the provider keeps for all. */
import type { PublicImage } from '@qaima/schemas';
import { idOf } from '../sampleMenu.js';
import { Listed, type Handlers } from './state.js';

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

const IMAGES: readonly PublicImage[] = TITLES.map((title, index) => ({
  _id: idOf('pimage', index + 1),
  title,
  image: null,
}));

export const publicImageHandlers: Handlers = {
  'publicImage.list': (_params, _body, { title = '', page = '1', limit = '15' }) => {
    const found = IMAGES.filter((image) => image.title.includes(title));
    const from = (Number(page) - 1) * Number(limit);
    return new Listed(found.slice(from, from + Number(limit)), found.length);
  },
};
