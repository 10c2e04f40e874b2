/** The accounts of the demo. */
import type { DemoPerson } from './model';

export const people: readonly DemoPerson[] = [
  {
    name: 'ليث الخطيب',
    username: 'laith.kh',
    email: 'laith@qaima.example',
    phone: '+962 79 000 0021',
    role: 'owner',
    menus: ['innova', 'grand'],
  },
  {
    name: 'سلمى حدّاد',
    username: 'salma.h',
    email: 'salma@qaima.example',
    phone: '+962 79 000 0022',
    role: 'owner',
    menus: ['qahwa'],
  },
  {
    name: 'رنا منصور',
    username: 'rana.staff',
    email: 'rana@qaima.example',
    phone: '+962 79 000 0023',
    role: 'staff',
    menus: [],
  },
];
