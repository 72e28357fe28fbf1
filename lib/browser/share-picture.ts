import { saveFile } from './save-file';
import { isTouched, openShareSheet } from './share';

const fileName = 'breathalyser.png';

/** The content of a canvas as a PNG file; null if the browser cannot create one. */
export async function pictureFile(canvas: HTMLCanvasElement): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new File([blob], fileName, { type: blob.type });
}

/** True on touch devices whose share sheet accepts a picture. */
export function canSharePicture(file: File): boolean {
  return (
    typeof navigator.canShare === 'function' && isTouched() && navigator.canShare({ files: [file] })
  );
}

/** Opens the share sheet with a picture. Never throws; 'failed' if there is none or it did not open. */
export async function sharePicture(file: File): ReturnType<typeof openShareSheet> {
  return canSharePicture(file) ? openShareSheet({ files: [file] }) : 'failed';
}

export function savePicture(file: File): void {
  saveFile(file, fileName);
}
