import type { Switch } from '../contract';

export const switches: Switch[] = [
  { name: 'finish', label: 'ring-and-route-page-finish', hint: 'ring-and-route-page-finish-hint' }, // without Done
];
