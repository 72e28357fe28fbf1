/** Revoking the URL earlier could cancel the download. */
const revokeAfterMs = 10_000;

/** Downloads a file from memory. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
}
