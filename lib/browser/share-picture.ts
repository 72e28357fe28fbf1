import { saveFile } from './save-file';
import { isTouched } from './share';

const fileName = 'breathalyser.png';

/** The content of a canvas as a PNG file; null if the browser cannot create one. */
export async function pictureFile(canvas: HTMLCanvasElement): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new File([blob], fileName, { type: blob.type });
}

/** True on touch devices whose share sheet accepts a picture. */
export function canSharePicture(file: File): boolean {
  return isTouched() && navigator.canShare?.({ files: [file] });
}

export function savePicture(file: File): void {
  saveFile(file, fileName);
}
