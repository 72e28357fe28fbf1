import { withBasePath } from '@/lib/site/routes';

/** Widths of an article's square image, pixels. */
export const imageWidths = [360, 720, 1080] as const;

/** The addresses of an article's image. @param directory `img_dir_path` of the manifest */
export function articleImage(directory: string) {
  const address = (name: string) => withBasePath(`/articles/${directory}/${name}`);
  return {
    /** WebP images of all widths, for `srcset`. */
    webpSrcSet: imageWidths.map((width) => `${address(`img-${width}w.webp`)} ${width}w`).join(', '),
    /** For browsers without WebP, and link previews. */
    jpg: address('img-1080w.jpg'),
  };
}
