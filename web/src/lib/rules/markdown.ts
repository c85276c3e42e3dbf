/** The Markdown that RULES.md uses, as plain data: headings, paragraphs, lists, tables; bold, italic, code. Links keep their words. */

export interface Piece {
  kind: 'text' | 'bold' | 'italic' | 'code';
  text: string;
}

export type Block =
  | { kind: 'heading'; level: number; pieces: Piece[] }
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'list'; items: Piece[][] }
  | { kind: 'table'; head: Piece[][]; rows: Piece[][][] };

const INLINE = /\*\*(?<bold>.+?)\*\*|\*(?<italic>.+?)\*|`(?<code>[^`]+)`|\[(?<link>[^\]]+)\]\([^)]*\)/g;

export function readMarkdown(text: string): Block[] {
  return text.trim().split(/\n{2,}/).map(block);
}

function block(text: string): Block {
  const lines = text.split('\n');
  const [, marks, heading] = /^(#+) (.*)$/.exec(text) ?? [];
  if (marks && heading) return { kind: 'heading', level: marks.length, pieces: inline(heading) };
  if (text.startsWith('|')) {
    const [head = [], , ...rows] = lines.map(cells);
    return { kind: 'table', head, rows };
  }
  if (text.startsWith('- ')) return { kind: 'list', items: text.slice(2).split(/\n- /).map(inline) };
  return { kind: 'paragraph', pieces: inline(text) };
}

function cells(line: string): Piece[][] {
  return line.split('|').slice(1, -1).map((cell) => inline(cell.trim()));
}

export function inline(text: string): Piece[] {
  const joined = text.replaceAll(/\s*\n\s*/g, ' ');
  const pieces: Piece[] = [];
  let at = 0;
  const plain = (to: number): void => void (to > at && pieces.push({ kind: 'text', text: joined.slice(at, to) }));
  for (const found of joined.matchAll(INLINE)) {
    plain(found.index);
    const { bold, italic, code, link } = found.groups ?? {};
    if (bold) pieces.push({ kind: 'bold', text: bold });
    else if (italic) pieces.push({ kind: 'italic', text: italic });
    else if (code) pieces.push({ kind: 'code', text: code });
    else if (link) pieces.push({ kind: 'text', text: link });
    at = found.index + found[0].length;
  }
  plain(joined.length);
  return pieces;
}
