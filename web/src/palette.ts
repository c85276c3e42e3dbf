// How colours look. Made by tools/page_types.py from src/rollwright/picture/palette.py; not edited by hand.

export interface Paint {
  fill: string;
  ink: string; // readable on the fill
  deep: string; // the same colour, darker: its symbol on white
  symbol: string; // path data around (0, 0), about 20 across
}

export const palette = {
  red: { fill: '#c63339', ink: '#ffffff', deep: '#8a0f17', symbol: 'M0-10L10.4 8H-10.4Z' },
  yellow: { fill: '#fce629', ink: '#6b5400', deep: '#8f7000', symbol: 'M-8.6 0A8.6 8.6 0 1 1 8.6 0A8.6 8.6 0 1 1-8.6 0Z' },
  green: { fill: '#309864', ink: '#ffffff', deep: '#0b5a33', symbol: 'M-7.8-7.8H7.8V7.8H-7.8Z' },
  blue: { fill: '#205087', ink: '#ffffff', deep: '#0c2a52', symbol: 'M6-9A10 10 0 1 0 6 9A12.5 12.5 0 0 1 6-9Z' },
  orange: { fill: '#f48326', ink: '#5c2a00', deep: '#a04e00', symbol: 'M0-11.5L8.6 0L0 11.5L-8.6 0Z' },
  purple: { fill: '#9a5cc6', ink: '#ffffff', deep: '#4b2569', symbol: 'M-3.3-10H3.3V-3.3H10V3.3H3.3V10H-3.3V3.3H-10V-3.3H-3.3Z' },
  grey: { fill: '#bcbec1', ink: '#33383f', deep: '#5d646d', symbol: 'M-9-8H9V-2.6H-9ZM-9 2.6H9V8H-9Z' },
} satisfies Record<string, Paint>;
