import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { drawShareCard, fontOf, type CardDrawing } from './draw-share-card';

/** The picture as a file; null while it is being drawn. */
type DrawnCard = File | 'failed' | null;

/**
 * Draws the card whenever its text, `spoken`, changes, and makes the file ahead of time: a share sheet
 * opens only right after a click.
 * @returns the ref of the canvas, and the file
 */
export function useDrawnCard(
  card: CardDrawing,
  spoken: string,
): [RefObject<HTMLCanvasElement | null>, DrawnCard] {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [[drawnText, file], setDrawn] = useState<[string, DrawnCard]>(['', null]);
  const drawLatest = useEffectEvent((pen: CanvasRenderingContext2D) => drawShareCard(pen, card));

  useEffect(() => {
    let isStale = false;
    const pen = canvas.current?.getContext('2d');
    async function draw() {
      // The page may not have needed its web font yet.
      const fonts = [500, 600, 700].map((weight) =>
        document.fonts.load(fontOf(weight, 40), spoken),
      );
      await Promise.allSettled(fonts);
      if (isStale || !pen || !canvas.current) return;
      drawLatest(pen);
      canvas.current.toBlob((blob) => {
        if (isStale) return;
        const drawn = blob && new File([blob], 'breathalyser.png', { type: blob.type });
        setDrawn([spoken, drawn ?? 'failed']);
      }, 'image/png');
    }
    void draw();
    return () => {
      isStale = true;
    };
  }, [spoken]);

  return [canvas, drawnText === spoken ? file : null];
}
