import { describe, expect, it } from 'vitest';
import { matchPhotos } from './photoMatches.js';

const dishes = [
  { _id: 'kunafa', title: 'كنافة نابلسية', translations: { en: { title: 'Nabulsi Kunafa' } } },
  { _id: 'beef', title: 'برجر لحم', translations: { en: { title: 'Beef Burger' } }, code: '2041' },
  { _id: 'chicken', title: 'برجر دجاج', translations: { en: { title: 'Chicken Burger' } } },
  { _id: 'burger', title: 'برجر' },
  { _id: 'tea', title: 'شاي بالنعناع' },
  { _id: 'pizza', title: 'بيتزا مارغريتا' },
];
const match = (...names: string[]) => matchPhotos(names, dishes);
const itemOf = (name: string) => match(name)[0]?.itemId;

describe('the dish of a photo', () => {
  it.each([
    ['كنافة نابلسية.jpg', 'kunafa'],
    ['كنافه-نابلسيه (1).JPG', 'kunafa'],
    ['الكنافة_النابلسية.png', 'kunafa'],
    ['nabulsi_kunafa_2.heic', 'kunafa'],
    ['NabulsiKunafa.webp', 'kunafa'],
    ['Kunafa Nabulsi copy.jpg', 'kunafa'],
    ['chicken-burger.jpeg', 'chicken'],
    ['برغر دجاج.jpg', 'chicken'],
    ['burger.jpg', 'burger'],
    ['2041.jpg', 'beef'],
  ])('%s is surely %s', (name, itemId) => {
    expect(match(name)).toEqual([{ itemId, sure: true }]);
  });

  it.each([
    ['beef burger large menu.jpg', 'beef'],
    ['شاي.jpg', 'tea'],
    ['margarita.jpg', 'pizza'],
    ['بيتزا مارغريطا.jpg', 'pizza'],
  ])('%s is %s', (name, itemId) => {
    expect(itemOf(name)).toBe(itemId);
  });

  it.each(['شاي.jpg', 'beef burger large menu.jpg'])('%s is a guess that somebody should look at', (name) => {
    expect(match(name)[0]?.sure).toBe(false);
  });

  it.each(['IMG_2041.HEIC', 'IMG_0001.jpg', 'WhatsApp Image 2026-01-02 at 10.15.32.jpeg', 'fattoush.jpg', '.jpg', ''])(
    '%s names none',
    (name) => {
      expect(itemOf(name)).toBe(null);
    },
  );

  it('is left to the owner if several fit equally', () => {
    const twins = [
      { _id: 'a', title: 'قهوة تركية' },
      { _id: 'b', title: 'قهوة سادة' },
    ];
    expect(matchPhotos(['قهوة.jpg'], twins)).toEqual([{ itemId: null, sure: false }]);
  });

  it('gets only one of several photos: the one whose name fits best, else the first', () => {
    expect(match('beef burger big.jpg', 'Beef Burger.jpg', 'beef burger 2.jpg').map(({ itemId }) => itemId)).toEqual([
      null,
      'beef',
      null,
    ]);
  });
});
