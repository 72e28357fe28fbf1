import type { DrawnShape, DrawnText } from '@/lib/chart/drawn';
import type { Drawing } from '@/lib/chart/drawing';
import type { Tone } from '@/lib/chart/looks';

/** Size of the picture, pixels: the portrait format of feeds and messengers. */
export const cardSize = { width: 1080, height: 1350 };

/** Everything that is on the card. */
export interface CardDrawing {
  name: string;
  title: string;
  /** "Woman, 58 kg"; empty unless the sender chose to show it. */
  person: string;
  lead: string;
  answer: string;
  note: string;
  limit: string;
  /** The likely time, and that half of all people need longer. */
  likely: string[];
  disclaimer: string;
  curve: Drawing;
}

type Pen = CanvasRenderingContext2D;

const margin = 72;
const textWidth = cardSize.width - 2 * margin;
const curveTop = 800;

/** Maximum number of lines of a paragraph, and its minimum font size, pixels. */
const maxRows = 3;
const minFontPx = 20;

/** The display's colours (app/globals.css), in a form that every canvas supports. */
const colours: Record<Tone | 'quiet', string> = {
  ground: '#0b1017',
  ink: '#eef4fa',
  quiet: '#a9b6c3',
  digits: '#86d0fb',
  info: '#3fb0f2',
  limit: '#f78d55',
  onLimit: '#1b0d04',
  white: '#fff',
};

/** Distance between the lines of the hatch, which are at 45 degrees, and their width. */
const hatchStepPx = 10;
const hatchPx = 3;

/** The logo (components/shell/logo.tsx), in a box of 34 by 34. */
const logoShapes: [colour: string, d: string][] = [
  [colours.ink, 'M12 2h10a7 7 0 0 1 7 7v16a7 7 0 0 1-7 7H12a7 7 0 0 1-7-7V9a7 7 0 0 1 7-7Z'],
  [colours.info, 'M10 7h14a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H10a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1Z'],
  [colours.ground, 'M13.8 23.5a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0Z'],
];

/** A font of the page. */
export const fontOf = (weight: number, px: number) =>
  `${weight} ${px}px 'Inter Cut', ${getComputedStyle(document.body).fontFamily}`;

interface LineStyle {
  weight: number;
  /** Preferred font size; reduced if the text is too wide. */
  wishedPx: number;
  colour: string;
  indent?: number;
}

/** Draws one line, in a smaller font if needed. @returns its font size, pixels */
function drawLine(pen: Pen, text: string, y: number, style: LineStyle): number {
  const { weight, wishedPx, colour, indent = 0 } = style;
  pen.font = fontOf(weight, wishedPx);
  const px = Math.floor(wishedPx * Math.min(1, (textWidth - indent) / pen.measureText(text).width));
  pen.font = fontOf(weight, px);
  pen.fillStyle = colour;
  pen.fillText(text, margin + indent, y);
  return px;
}

/** Splits where a line may break: between words; Japanese and Chinese at every character. */
function breakable(text: string): string[] {
  return text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/g) ?? [];
}

function rowsOf(pen: Pen, text: string, px: number): string[] {
  pen.font = fontOf(500, px);
  const rows = [''];
  for (const piece of breakable(text)) {
    const row = (rows.at(-1) ?? '') + piece;
    if (row !== piece && pen.measureText(row.trimEnd()).width > textWidth) rows.push(piece);
    else rows[rows.length - 1] = row;
  }
  return rows.map((row) => row.trimEnd());
}

/** Draws text over up to three lines, smaller if needed. @returns the baseline after it */
function drawParagraph(
  pen: Pen,
  text: string,
  y: number,
  { wishedPx, colour }: Pick<LineStyle, 'wishedPx' | 'colour'>,
): number {
  let px = wishedPx;
  while (rowsOf(pen, text, px).length > maxRows && px > minFontPx) px -= 2;
  pen.fillStyle = colour;
  const rows = rowsOf(pen, text, px);
  rows.forEach((row, index) => pen.fillText(row, margin, y + index * px * 1.3));
  return y + rows.length * px * 1.3;
}

function drawLogo(pen: Pen): void {
  pen.save();
  pen.translate(margin, 68);
  pen.scale(2, 2);
  for (const [colour, d] of logoShapes) {
    pen.fillStyle = colour;
    pen.fill(new Path2D(d));
  }
  pen.restore();
}

/** Lines over the whole plot; the shape is their clip. */
function hatchLines({ left, top, right, bottom }: Drawing['edges']): string {
  const height = bottom - top;
  const count = Math.ceil((right - left + height) / hatchStepPx);
  return Array.from(
    { length: count },
    (_, index) => `M${left - height + index * hatchStepPx} ${bottom}l${height} ${-height}`,
  ).join('');
}

function drawShape(pen: Pen, { kind, look, d }: DrawnShape, edges: Drawing['edges']): void {
  const path = new Path2D(d);
  pen.save();
  pen.globalAlpha = look.opacity ?? 1;
  if (kind === 'hatch') {
    pen.clip(path);
    pen.globalAlpha = 0.7;
    pen.strokeStyle = colours.info;
    pen.lineWidth = hatchPx;
    pen.stroke(new Path2D(hatchLines(edges)));
  } else {
    if (look.fill) {
      pen.fillStyle = colours[look.fill];
      pen.fill(path);
    }
    if (look.stroke) {
      pen.strokeStyle = colours[look.stroke];
      pen.lineWidth = look.width ?? 1;
      pen.setLineDash(look.dash ? look.dash.split(' ').map(Number) : []);
      pen.stroke(path);
    }
  }
  pen.restore();
}

function drawLabel(pen: Pen, label: DrawnText): void {
  const { text, x, y, anchor, fontPx, weight, tone = 'ink', opacity = 1, hasRim } = label;
  pen.font = fontOf(weight, fontPx);
  pen.textAlign = anchor === 'middle' ? 'center' : anchor;
  pen.globalAlpha = opacity;
  if (hasRim) {
    pen.strokeStyle = colours.ground;
    pen.lineWidth = 4;
    pen.strokeText(text, x, y);
  }
  pen.fillStyle = colours[tone];
  pen.fillText(text, x, y);
}

function drawCurve(pen: Pen, { shapes, texts, edges }: Drawing): void {
  pen.save();
  pen.translate(margin, curveTop);
  pen.scale(2, 2);
  for (const shape of shapes) drawShape(pen, shape, edges);
  for (const text of texts) drawLabel(pen, text);
  pen.restore();
}

/** Draws the picture of a result. */
export function drawShareCard(pen: Pen, card: CardDrawing): void {
  const { ink: text, quiet, digits, limit } = colours;
  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, cardSize.width, cardSize.height);
  pen.lineJoin = 'round';
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  drawLogo(pen);
  drawLine(pen, card.name, 116, { weight: 600, wishedPx: 36, colour: quiet, indent: 80 });
  drawLine(pen, card.title, 196, { weight: 700, wishedPx: 52, colour: text });
  if (card.person) drawLine(pen, card.person, 250, { weight: 500, wishedPx: 36, colour: quiet });
  const answerY = drawParagraph(pen, card.lead, 338, { wishedPx: 42, colour: quiet }) + 104;
  const answerPx = drawLine(pen, card.answer, answerY, {
    weight: 700,
    wishedPx: 156,
    colour: digits,
  });
  const noteY = answerY + answerPx * 0.3 + 26;
  const afterNote = drawParagraph(pen, card.note, noteY, { wishedPx: 34, colour: text });
  drawLine(pen, card.limit, afterNote + 22, { weight: 600, wishedPx: 38, colour: limit });
  const likely = card.likely.filter(Boolean).join(' · ');
  drawLine(pen, likely, afterNote + 82, { weight: 500, wishedPx: 32, colour: quiet });
  drawCurve(pen, card.curve);
  const last = cardSize.height - 62;
  drawLine(pen, card.disclaimer, last, { weight: 700, wishedPx: 40, colour: text });
}
