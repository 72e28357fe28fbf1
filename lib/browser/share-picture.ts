import type { ShareOutcome } from './share';

/** The name under which the picture is saved. */
const fileName = 'breathalyser.png';

/** What a canvas shows, as a PNG file; null where the browser cannot make one. */
export async function pictureFile(canvas: HTMLCanvasElement): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new File([blob], fileName, { type: blob.type });
}

/** True where fingers are the main pointer and the share sheet takes a picture. */
export function canSharePicture(file: File): boolean {
  return (
    typeof navigator.canShare === 'function' &&
    window.matchMedia('(pointer: coarse)').matches &&
    navigator.canShare({ files: [file] })
  );
}

/** Hands a picture to the share sheet. Never throws; 'failed' where there is none or it did not open. */
export async function sharePicture(file: File): Promise<Exclude<ShareOutcome, 'copied'>> {
  if (!canSharePicture(file)) return 'failed';
  try {
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    console.warn('The share sheet did not open; saving the picture instead.', error);
    return 'failed';
  }
}

/** Saves a picture among the downloads. */
export function savePicture(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
