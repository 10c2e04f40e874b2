/** The wide pictures of the restaurant's galleries. */
import { type Composition, wide } from './composition';

export const galleryCompositions = {
  fridayFeast: wide('honey', 'row5', 'mansaf', 'labneh', 'taboun', 'meat', 'countrySalad', 'herb', 'peanuts'),
  homeTable: wide(
    'clay',
    'row5',
    'maqlouba',
    'musakhan',
    'mujaddara',
    'countrySalad',
    'cucumberYogurt',
    'eggplant',
    'onion',
  ),
  feastTable: wide('apricot', 'row4', 'kabsa', 'mansaf', 'tabbouleh', 'lentilSoup', 'lemon', 'herb'),
  onTheFire: wide('ember', 'row4', 'mixedSkewers', 'tawook', 'kebab', 'shuqaf', 'flame', 'flame'),
  grillTable: wide('clay', 'row5', 'mixedSkewers', 'hummus', 'tabbouleh', 'kebabTomato', 'taboun', 'onion', 'chilli'),
  chickenTable: wide('honey', 'row3', 'drumstick', 'tawook', 'fries', 'lemon', 'garlic'),
  kunafaTable: wide('honey', 'row3', 'kunafa', 'smoothKunafa', 'honey', 'peanuts', 'chestnut'),
  sweetTable: wide('mint', 'row4', 'baklava', 'maamoulPlate', 'qatayef', 'harissa', 'peanuts', 'coconut'),
  cakeTable: wide('berry', 'row5', 'birthdayCake', 'cake', 'cupcake', 'doughnut', 'strawberry', 'balloon', 'balloon'),
  puddingTable: wide('lilac', 'row4', 'muhallabieh', 'ricePudding', 'ummAli', 'custard', 'strawberry', 'coconut'),
} as const satisfies Record<string, Composition>;
