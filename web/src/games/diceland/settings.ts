import type { Switch } from '../contract';

export const switches: Switch[] = [
  { name: 'immediate', label: 'diceland-page-immediate', hint: 'diceland-page-immediate-hint' }, // crosses without Done
];
