import { expect, it } from 'vitest';
import { shortNames } from './short-names.ts';

it.each([
  [
    ['Velours Ourcq', 'Velours Île Seguin'],
    ['Ourcq', 'Île Seguin'],
  ],
  [
    ['Velours Mon Ciné', 'Velours Mon'],
    ['Mon Ciné', 'Mon'],
  ],
  [
    ['Velours Ourcq', 'Le Grand Rex'],
    ['Velours Ourcq', 'Le Grand Rex'],
  ],
  [['Velours Ourcq'], ['Velours Ourcq']],
  [
    ['Velours', 'Velours Ourcq'],
    ['Velours', 'Velours Ourcq'],
  ],
  [[], []],
])('R018 names %j without what all begin with', (names, short) => {
  expect(shortNames(names)).toEqual(short);
});
