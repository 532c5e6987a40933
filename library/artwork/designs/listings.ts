import type { Template } from '@yardsign/scene/template/template';
import { justListed } from './listings/just-listed.ts';
import { justSold } from './listings/just-sold.ts';
import { newPrice } from './listings/new-price.ts';
import { openHouse } from './listings/open-house.ts';
import { underContract } from './listings/under-contract.ts';

export const listings: Record<string, Template> = {
  'just-listed': justListed,
  'just-sold': justSold,
  'new-price': newPrice,
  'open-house': openHouse,
  'under-contract': underContract,
};
