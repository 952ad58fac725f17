import { expect, it } from '@jest/globals';
import { suggestEmail } from './suggestEmail.ts';

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  [' ada.b@GMAIL.con ', 'ada.b@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@hotmaill.com', 'ada@hotmail.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@gmial.con', 'ada@gmail.com'],
  ['ada@yaho.cmo', 'ada@yahoo.com'],
  ['ada@mail.con', 'ada@mail.com'],
  ['ada@firm.example.con', 'ada@firm.example.com'],
  ['ada@charity.ogr', 'ada@charity.org'],
  ['ada@host.nte', 'ada@host.net'],
])('suggests for %s the address %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

it.each([
  'ada@gmail.com',
  'ada@mail.com',
  'ada@example.com',
  'ada@gmx.de',
  'ada@con.de',
  'ada@firm.co',
  'gmial.com',
  '',
])('suggests nothing for %j', typed => expect(suggestEmail(typed)).toBeUndefined());
