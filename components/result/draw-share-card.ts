import type { CurveText } from './paper-labels';
import type { CurveShape } from './paper-shapes';

/** Size of the picture, pixels: the upright format of feeds and messengers. */
export const cardSize = { width: 1080, height: 1350 };

/** Everything that is on the card. */
export interface CardDrawing {
  name: string;
  title: string;
  /** "Woman, 58 kg"; empty unless the sender wants it there. */
  person: string;
  lead: string;
  answer: string;
  note: string;
  limit: string;
  /** The likely time, and that half of all people need longer. */
  likely: string[];
  disclaimer: string;
  shapes: CurveShape[];
  labels: CurveText[];
}

/** What is drawn with: a canvas, or in a test what writes down what was drawn. */
export type CardPen = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'translate'
  | 'scale'
  | 'fillRect'
  | 'fill'
  | 'stroke'
  | 'clip'
  | 'fillText'
  | 'strokeText'
  | 'measureText'
  | 'setLineDash'
> & {
  fillStyle: CanvasRenderingContext2D['fillStyle'];
  strokeStyle: CanvasRenderingContext2D['strokeStyle'];
} & Pick<
    CanvasRenderingContext2D,
    'font' | 'lineWidth' | 'lineJoin' | 'textAlign' | 'textBaseline'
  >;

const margin = 72;
const textWidth = cardSize.width - 2 * margin;
const curveTop = 800;

/** Lines of a paragraph, and the smallest font it is written in, pixels. */
const mostRows = 3;
const leastPx = 20;

/** The display's colours (app/globals.css), in a form that every canvas knows. */
const colours = {
  ground: '#0b1017',
  text: '#eef4fa',
  quiet: '#a9b6c3',
  digits: '#86d0fb',
  info: '#3fb0f2',
  limit: '#f78d55',
  dark: '#1b0d04',
};

const shapeLooks: Record<CurveShape['part'], { fill?: string; stroke?: string; width?: number }> = {
  day: { fill: 'rgba(220,235,255,0.06)' },
  grid: { stroke: 'rgba(220,235,255,0.13)', width: 1 },
  axis: { stroke: colours.quiet, width: 1 },
  midnight: { stroke: 'rgba(220,235,255,0.4)', width: 1 },
  band: { fill: 'rgba(63,176,242,0.18)' },
  hatch: { stroke: 'rgba(63,176,242,0.75)', width: 2.5 },
  upper: { stroke: 'rgba(134,208,251,0.8)', width: 1 },
  line: { stroke: colours.digits, width: 2.5 },
  limit: { stroke: colours.limit, width: 1.5 },
  tag: { fill: colours.limit },
  crossing: { fill: colours.ground, stroke: colours.limit, width: 2.5 },
  peak: { fill: colours.digits },
};

/** The mark of the site (components/shell/logo.tsx), its faces in a box of 34 by 34. */
const markFaces: [string, string][] = [
  [colours.text, 'M12 2h10a7 7 0 0 1 7 7v16a7 7 0 0 1-7 7H12a7 7 0 0 1-7-7V9a7 7 0 0 1 7-7Z'],
  [colours.info, 'M10 7h14a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H10a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1Z'],
  [colours.ground, 'M13.8 23.5a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0Z'],
];

/** Between words; Japanese and Chinese may break anywhere. */
function piecesOf(text: string): string[] {
  return text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/g) ?? [];
}

/** Draws the picture that is shared of a result. @param family the page's fonts */
export function drawShareCard(pen: CardPen, card: CardDrawing, family: string): void {
  const fontOf = (weight: number, px: number) => `${weight} ${px}px ${family}`;

  /** One line, made smaller until it fits. @returns its font size */
  function line(
    text: string,
    y: number,
    weight: number,
    wishedPx: number,
    colour: string,
    indent = 0,
  ): number {
    pen.font = fontOf(weight, wishedPx);
    const px = Math.floor(
      wishedPx * Math.min(1, (textWidth - indent) / pen.measureText(text).width),
    );
    pen.font = fontOf(weight, px);
    pen.fillStyle = colour;
    pen.fillText(text, margin + indent, y);
    return px;
  }

  function rowsOf(text: string, px: number): string[] {
    pen.font = fontOf(500, px);
    const rows = [''];
    for (const piece of piecesOf(text)) {
      const row = (rows.at(-1) ?? '') + piece;
      if (row !== piece && pen.measureText(row.trimEnd()).width > textWidth) rows.push(piece);
      else rows[rows.length - 1] = row;
    }
    return rows.map((row) => row.trimEnd());
  }

  /** A text over at most three lines, made smaller until it fits. @returns the base line after it */
  function paragraph(text: string, y: number, wishedPx: number, colour: string): number {
    let px = wishedPx;
    while (rowsOf(text, px).length > mostRows && px > leastPx) px -= 2;
    pen.fillStyle = colour;
    const rows = rowsOf(text, px);
    rows.forEach((row, index) => pen.fillText(row, margin, y + index * px * 1.3));
    return y + rows.length * px * 1.3;
  }

  function mark() {
    pen.save();
    pen.translate(margin, 68);
    pen.scale(2, 2);
    for (const [colour, d] of markFaces) {
      pen.fillStyle = colour;
      pen.fill(new Path2D(d));
    }
    pen.restore();
  }

  function curve() {
    pen.save();
    pen.translate(margin, curveTop);
    pen.scale(2, 2);
    for (const { part, d, clip } of card.shapes) {
      const { fill, stroke, width = 1 } = shapeLooks[part];
      const path = new Path2D(d);
      pen.save();
      if (clip) pen.clip(new Path2D(clip));
      if (fill) {
        pen.fillStyle = fill;
        pen.fill(path);
      }
      if (stroke) {
        pen.strokeStyle = stroke;
        pen.lineWidth = width;
        pen.setLineDash(part === 'upper' ? [3, 2] : []);
        pen.stroke(path);
      }
      pen.restore();
    }
    for (const { part, text, x, y, anchor } of card.labels) {
      const isPoint = part === 'cautious' || part === 'peak' || part === 'likely';
      const isBold = part === 'cautious' || part === 'peak' || part === 'limit';
      pen.font = fontOf(isBold ? 700 : 500, part === 'cautious' ? 14 : 12);
      pen.textAlign = anchor === 'middle' ? 'center' : anchor;
      if (isPoint) {
        pen.strokeStyle = colours.ground;
        pen.lineWidth = 4;
        pen.strokeText(text, x, y);
      }
      pen.fillStyle = part === 'limit' ? colours.dark : isPoint ? colours.text : colours.quiet;
      pen.fillText(text, x, y);
    }
    pen.restore();
  }

  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, cardSize.width, cardSize.height);
  pen.lineJoin = 'round';
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  mark();
  line(card.name, 116, 600, 36, colours.quiet, 80);
  line(card.title, 196, 700, 52, colours.text);
  if (card.person) line(card.person, 250, 500, 36, colours.quiet);
  const afterLead = paragraph(card.lead, 338, 42, colours.quiet);
  const answerPx = line(card.answer, afterLead + 104, 700, 156, colours.digits);
  const afterNote = paragraph(card.note, afterLead + 104 + answerPx * 0.3 + 26, 34, colours.text);
  line(card.limit, afterNote + 22, 600, 38, colours.limit);
  const [likely = '', half = ''] = card.likely;
  line(half ? `${likely} · ${half}` : likely, afterNote + 82, 500, 32, colours.quiet);
  curve();
  line(card.disclaimer, cardSize.height - 62, 700, 40, colours.text);
}
